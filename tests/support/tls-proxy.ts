/**
 * The proxy before the site in production: it terminates TLS, passes `Host` on, and states in headers the caller's
 * address and that the request came over https.
 */
import { generateKeyPairSync, randomUUID, sign } from "node:crypto";
import { once } from "node:events";
import { request } from "node:http";
import { createServer } from "node:https";
import { pipeline } from "node:stream";

/** One value of a certificate: tag, length, bytes (DER, X.690). */
function der(tag: number, ...parts: Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  const { length } = body;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...size]), body]);
}

const sequence = (...parts: Buffer[]) => der(0x30, ...parts);
const text = (tag: number, value: string) => der(tag, Buffer.from(value, "latin1"));
const objectId = (hex: string) => der(0x06, Buffer.from(hex, "hex"));
const ECDSA_SHA256 = sequence(objectId("2a8648ce3d040302"));
const COMMON_NAME = objectId("550403");
const ALTERNATIVE_NAME = objectId("551d11");

/**
 * A certificate for 127.0.0.1 that only its own test trusts (RFC 5280), with its key. Its name is unique: a client that
 * trusts two certificates with one name finds only one.
 */
function makeCertificate(): { key: string; cert: string } {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const name = sequence(der(0x31, sequence(COMMON_NAME, text(0x0c, randomUUID()))));
  const always = sequence(text(0x17, "200101000000Z"), text(0x17, "491231235959Z"));
  const address = der(0x04, sequence(der(0x87, Buffer.from([127, 0, 0, 1]))));
  const toSign = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([1])),
    ECDSA_SHA256,
    name,
    always,
    name,
    publicKey.export({ type: "spki", format: "der" }),
    der(0xa3, sequence(sequence(ALTERNATIVE_NAME, address))),
  );
  const signature = der(0x03, Buffer.from([0]), sign("sha256", toSign, privateKey));
  const bytes = sequence(toSign, ECDSA_SHA256, signature).toString("base64");
  const cert = `-----BEGIN CERTIFICATE-----\n${bytes.match(/.{1,64}/g)?.join("\n")}\n-----END CERTIFICATE-----\n`;
  return { key: privateKey.export({ type: "pkcs8", format: "pem" }).toString(), cert };
}

export type TlsProxy = {
  /** The site's public address, https. */
  url: string;
  /** The certificate that a client must trust. */
  certificate: string;
  /** The site's ports on this machine, used in turn; may be set once the proxy's own URL is known. */
  targets: number[];
  stop(): Promise<void>;
};

/** Listens on a free port of this machine. */
export async function startTlsProxy(): Promise<TlsProxy> {
  const { key, cert } = makeCertificate();
  let turn = 0;
  const server = createServer({ key, cert }, (incoming, outgoing) => {
    const { targets } = proxy;
    turn += 1;
    const headers = {
      ...incoming.headers,
      "x-forwarded-for": incoming.socket.remoteAddress ?? "",
      "x-forwarded-proto": "https",
      "x-forwarded-host": incoming.headers.host ?? "",
    };
    const { method, url } = incoming;
    const port = targets[turn % targets.length];
    // A connection for each request, so that a TCP balancer behind it distributes them.
    const onward = request({ host: "127.0.0.1", port, method, path: url, headers, agent: false }, (answer) => {
      // Keep-alive is negotiated on each side separately.
      const { connection: _, "keep-alive": __, ...forwarded } = answer.headers;
      outgoing.writeHead(answer.statusCode ?? 502, forwarded);
      pipeline(answer, outgoing, () => {});
    });
    onward.on("error", () => (outgoing.headersSent ? outgoing.destroy() : outgoing.writeHead(502).end()));
    // A caller that hangs up needs no response.
    outgoing.once("close", () => onward.destroy());
    incoming.pipe(onward);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const stop = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, "close");
  };
  const proxy: TlsProxy = { url: `https://127.0.0.1:${port}`, certificate: cert, targets: [], stop };
  return proxy;
}
