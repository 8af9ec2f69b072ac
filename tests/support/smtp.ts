/** A stand-in mail server: accepts the real mailer's messages, or refuses them or stays silent on demand. */
import { once } from "node:events";
import { createServer, type Socket } from "node:net";

export type MailServer = {
  /** The value of `SMTP_URL`. */
  url: string;
  /** The accepted messages, unparsed headers and body. */
  messages: string[];
  /** Whether the next messages are refused temporarily. */
  rejectsTemporarily: boolean;
  /** The address whose messages are refused permanently. */
  unknownRecipient: string | null;
  /** Whether the next connections are accepted and never greeted. */
  isSilent: boolean;
  /** The number of open connections. */
  open(): number;
  stop(): Promise<void>;
};

/** Listens on a free port of this machine. */
export async function startMailServer(): Promise<MailServer> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
    socket.on("error", () => socket.destroy());
    if (!mail.isSilent) speakSmtp(socket, mail);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const mail: MailServer = {
    url: `smtp://127.0.0.1:${port}`,
    messages: [],
    rejectsTemporarily: false,
    unknownRecipient: null,
    isSilent: false,
    open: () => sockets.size,
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
  return mail;
}

/** As much of SMTP (RFC 5321) as one message needs. */
function speakSmtp(socket: Socket, mail: MailServer): void {
  let received = "";
  let isData = false;
  const say = (line: string) => socket.write(`${line}\r\n`);
  say("220 stand-in");
  socket.on("data", (bytes) => {
    received += bytes.toString("utf8");
    for (;;) {
      const end = received.indexOf(isData ? "\r\n.\r\n" : "\r\n");
      if (end < 0) return;
      const piece = received.slice(0, end);
      received = received.slice(end + (isData ? 5 : 2));
      if (isData) {
        isData = false;
        if (!mail.rejectsTemporarily) mail.messages.push(piece);
        say(mail.rejectsTemporarily ? "451 try later" : "250 taken");
      } else if (piece.toUpperCase() === "DATA") {
        isData = true;
        say("354 go on");
      } else if (piece.toUpperCase() === "QUIT") {
        say("221 bye");
        socket.end();
      } else if (
        mail.unknownRecipient !== null &&
        piece.toUpperCase().startsWith("RCPT") &&
        piece.includes(mail.unknownRecipient)
      ) {
        say(`550 no such user: ${mail.unknownRecipient}`);
      } else {
        say("250 ok");
      }
    }
  });
}
