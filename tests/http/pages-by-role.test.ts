import { describe, expect, it } from "vitest";
import { z } from "zod";
import { db } from "@/lib/db/client";
import { makeGiftCode, PASSWORD } from "@/tests/support/factories";
import { callerWith, fetchPageData, signInByCall, startSimulation, visitor } from "@/tests/support/http";

const pageFor = async (options: Parameters<typeof callerWith>[0], path: string) => {
  const answer = await (await callerWith(options)).request("GET", path);
  return { status: answer.status, location: answer.headers.get("location"), text: await answer.text() };
};

/** The request of a browser that opens a page; its scripts accept anything. */
const DOCUMENT = { Accept: "text/html,application/xhtml+xml" };

describe("the home page of a signed-in user", () => {
  it.each([
    ["with access", "active", "Accesso attivo"],
    ["without", "none", "Accesso non attivo"],
  ] as const)(
    "%s greets by name, shows the access, and links to the dashboard and the sign-out",
    async (_who, access, badge) => {
      const { text } = await pageFor({ access }, "/");
      for (const part of ["Prova Di Prova", badge, 'href="/dashboard"']) expect(text).toContain(part);
      expect(text).toMatch(/Esci|Logout/);
    },
  );
});

describe("the pages that a learner returns to", () => {
  const currentPages = (html: string) => {
    const links = html.match(/<a [^>]*aria-current="page"[^>]*>/g) ?? [];
    return [...new Set(links.map((link) => /href="([^"]*)"/.exec(link)?.[1]))];
  };

  it("are linked from each other, and each is marked as the current one", async () => {
    const learner = await callerWith({ access: "active" });
    const paths = ["/dashboard", "/ripasso", "/scrittura", "/orale"];
    for (const path of paths) {
      const html = await (await learner.request("GET", path)).text();
      expect([path, currentPages(html)]).toEqual([path, [path]]);
      expect([path, paths.filter((other) => !html.includes(`href="${other}"`))]).toEqual([path, []]);
    }
  });

  it("are not offered without access", async () => {
    for (const access of ["none", "expired"] as const) {
      const { text } = await pageFor({ access }, "/dashboard");
      expect([access, /href="\/(ripasso|orale)"/.test(text)]).toEqual([access, false]);
    }
  });
});

/** The heading of each view. */
const VIEWS = {
  landing: "L&#x27;esame di italiano per la cittadinanza: arriva sapendo già com&#x27;è.",
  payment: "Accesso Premium Richiesto",
  dashboard: "Ciao, Prova",
  admin: "Che cosa c&#x27;è da fare",
};

describe("a page", () => {
  it.each([
    ["a visitor", null, "landing landing landing landing landing"],
    ["a learner without access", {}, "payment payment payment payment 404"],
    ["a learner", { access: "active" }, "dashboard dashboard /dashboard /dashboard 404"],
    ["a learner whose access was ended", { access: "ended" }, "dashboard dashboard payment payment 404"],
    ["an admin", { isAdmin: true }, "admin admin payment payment admin"],
  ] as const)("has the right view for %s", async (_who, options, views) => {
    const caller = options ? await callerWith(options) : visitor();
    const seen: (string | undefined)[] = [];
    for (const path of ["/", "/dashboard", "/payment", "/simulazioni", "/admin"]) {
      const answer = await caller.request("GET", path);
      const heading = /<h1[^>]*>(.*?)<\/h1>/s.exec(await answer.text())?.[1];
      const view = Object.entries(VIEWS).find(([, title]) => title === heading)?.[0];
      seen.push(answer.status === 200 ? view : (answer.headers.get("Location") ?? String(answer.status)));
    }
    expect(seen.join(" ")).toBe(views);
  });

  it("that does not exist says so", async () => {
    const answer = await visitor().request("GET", "/qualcosa/che/non/esiste");
    const words = ["404 Page Not Found", "Did you forget to add the page to the router?"];
    const html = await answer.text();
    expect([answer.status, ...words.filter((one) => !html.includes(one))]).toEqual([404]);
  });

  it("that does not exist offers visitors the sign-in, and signed-in users the dashboard", async () => {
    const linksFor = async (caller: ReturnType<typeof visitor>) => {
      const html = await (await caller.request("GET", "/qualcosa")).text();
      return ["/login", "/dashboard"].filter((path) => html.includes(`href="${path}"`));
    };
    expect(await linksFor(visitor())).toEqual(["/login"]);
    expect(await linksFor(await callerWith({ access: "active" }))).toEqual(["/dashboard"]);
  });

  it("does not call a writing corrected before it is known to be", async () => {
    const path = (section: string) => `/review/00000000-0000-4000-8000-000000000000/${section}`;
    const mainOf = async (section: string) =>
      /<main.*<\/main>/s.exec((await pageFor({ access: "active" }, path(section))).text)?.[0];
    expect(await mainOf("scrittura")).toContain("Se la correzione non c&#x27;è ancora");
    expect(await mainOf("scrittura")).not.toContain("La correzione è pronta");
    expect(await mainOf("lettura")).toContain("La correzione è pronta");
  });

  it("shows no contact if none is configured, but a link to send to a helper", async () => {
    const html = await (await visitor().request("GET", "/")).text();
    expect(html).not.toContain("Serve aiuto?");
    expect(/<footer.*<\/footer>/s.exec(html)?.[0]).not.toMatch(/tel:|wa\.me|mailto:/);
    expect(html).toContain("Manda a chi ti aiuta");
  });

  it("names the full price, and strikes through no price that was never charged", async () => {
    const html = await (await visitor().request("GET", "/")).text();
    expect(html).toContain("Prezzo pieno");
    expect(html).not.toMatch(/<s[ >]/);
  });

  it("unfolds the sign-in for visitors who requested a page that requires it", async () => {
    const isFolded = async (path: string) =>
      /<section[^>]* id="accedi"[^>]*>/
        .exec(await (await visitor().request("GET", path)).text())?.[0]
        .includes("hidden");
    expect([await isFolded("/"), await isFolded("/dashboard"), await isFolded("/piano")]).toEqual([true, false, false]);
  });
});

describe("the page to delete an account", () => {
  it("offers it to a learner, and to an admin only once the role is removed", async () => {
    expect((await pageFor({}, "/account/delete")).text).toContain("Cancella per sempre");
    const { text } = await pageFor({ isAdmin: true }, "/account/delete");
    expect(text).toContain("prima va tolto il ruolo");
    expect(text).not.toContain("Cancella per sempre");
  });
});

describe("the URL of a result", () => {
  it("shows its learner the result; others, and invalid ids, get the plain dashboard", async () => {
    const learner = await callerWith({ access: "active" });
    const attemptId = await startSimulation(learner);
    await learner.request("POST", `/api/session/${attemptId}/finish`);
    const heading = async (caller: typeof learner, id: string) => {
      const text = await (await caller.request("GET", `/dashboard?result=${id}`)).text();
      return /<h1[^>]*>(.*?)<\/h1>/s.exec(text)?.[1]?.replaceAll(/<[^>]*>/g, "");
    };
    expect(await heading(learner, attemptId)).not.toBe(VIEWS.dashboard);
    for (const id of ["k7m2q9xayz", "x&result=y"]) expect(await heading(learner, id)).toBe(VIEWS.dashboard);
    const other = await callerWith({ access: "active" });
    expect(await heading(other, attemptId)).toBe(VIEWS.dashboard);
    const exam = await learner.request("GET", `/exam/${attemptId}`);
    expect(`${exam.headers.get("location")} ${await exam.text()}`).toContain(`/dashboard?result=${attemptId}`);
  });
});

describe("the payment page", () => {
  it("is one button away from the dashboard of a user without access", async () => {
    const { text } = await pageFor({}, "/dashboard");
    expect(text).toContain("Accesso Premium Richiesto");
    expect(text).toContain('href="/payment"');
  });
});

describe("the page before a simulation", () => {
  it("shows users without access the same as /simulazioni", async () => {
    const expired = await pageFor({ access: "expired" }, "/simulazioni/1");
    expect(expired.text).toContain("Rinnova l&#x27;accesso");
    expect(expired.text).not.toContain('name="mode"');
    const unpaid = await callerWith({});
    const { status, headers } = await unpaid.request("GET", "/simulazioni/1", undefined, DOCUMENT);
    expect([status, headers.get("Location")]).toEqual([307, expect.stringContaining("?next=%2Fsimulazioni%2F1")]);
    expect(await (await unpaid.request("GET", "/simulazioni/1")).text()).toContain("Accesso Premium Richiesto");
  });

  it("offers a learner three modes, and describes the simulation", async () => {
    const { status, text } = await pageFor({ access: "active" }, "/simulazioni/1");
    expect(status).toBe(200);
    expect(text.match(/name="mode"/g)).toHaveLength(3);
    const papers = ["Ascolto 1", "Ascolto 2", "Lettura", "Cloze", "Scrittura"];
    const rules = ["cuffie", "si salvano da sole", "non si cambia più", "una volta sola", "sintetiche"];
    expect([...papers, ...rules, "30 minuti", "40 minuti"].filter((words) => !text.includes(words))).toEqual([]);
  });

  it("links to an open attempt, and to the review of a finished one", async () => {
    const learner = await callerWith({ access: "active" });
    const attemptId = await startSimulation(learner);
    const linksOf = async () => {
      const html = await (await learner.request("GET", "/simulazioni/1")).text();
      expect(html).not.toContain('name="mode"');
      return [...html.matchAll(/href="([^"]*)"[^>]*>(Continua|Rivedi)</g)].map(([, href, words]) => `${words} ${href}`);
    };
    expect(await linksOf()).toEqual([`Continua /exam/${attemptId}`]);
    await learner.request("POST", `/api/session/${attemptId}/finish`);
    expect(await linksOf()).toEqual([`Rivedi /review/${attemptId}/ascolto1`]);
  });
});

describe("the data that a page passes to its components", () => {
  it("is embedded so that user text cannot close the script tag", async () => {
    const learner = await callerWith({ access: "active" });
    const attemptId = await startSimulation(learner);
    const text = "Cara Lara</script><script>alert(1)</script>";
    const body = { prova: "scrittura", answers: { option: "A", text }, completed: false };
    expect((await learner.request("POST", `/api/session/${attemptId}/save-answers`, body)).status).toBe(200);
    const document = await (await learner.request("GET", `/exam/${attemptId}`)).text();
    expect(document).toContain("Cara Lara");
    expect(document).not.toContain("Lara</script>");
  });
});

describe("a slow page", () => {
  it.each([
    ["/", "RealExam", "Caricamento simulazioni..."],
    ["/dashboard", "RealExam", "Caricamento simulazioni..."],
    ["/exam/ATTEMPT", "Writing", "Caricamento contenuto in corso..."],
  ])("streams a loading state at %s on navigation, and full HTML on direct load", async (address, table, words) => {
    const learner = await callerWith({ access: "active" });
    const path = address.replace("ATTEMPT", await startSimulation(learner));
    const late = await db().$transaction(async (holder) => {
      await holder.$executeRawUnsafe(`LOCK TABLE "${table}" IN ACCESS EXCLUSIVE MODE`);
      // Its first bytes come before the data could be read.
      return { data: await fetchPageData(learner, path) };
    });
    expect(late.data).toContain(words);
    expect(await (await learner.request("GET", path)).text()).not.toContain(`>${words}<`);
  });

  it("streams a loading state for the account page", async () => {
    const learner = await callerWith({ access: "active" });
    expect(await (await learner.request("GET", "/account")).text()).toContain("Caricamento...");
  });

  it("streams a loading state to an admin, on the first screen and on the pages below it", async () => {
    const admin = await callerWith({ isAdmin: true });
    const batch = await db().giftCodeBatch.findFirstOrThrow({ where: { keyHash: "demo" } });
    const questions = ["/admin/questions", "/admin/questions/1", "/admin/questions/1/lettura_2"];
    for (const path of ["/", "/admin/audit", ...questions, `/admin/gift-codes/${batch.id}`]) {
      const answer = await admin.request("GET", path);
      expect([path, answer.status]).toEqual([path, 200]);
      expect([path, await answer.text()]).toEqual([path, expect.stringContaining("Caricamento...")]);
    }
    expect(await (await visitor().request("GET", "/")).text()).not.toContain("Caricamento...");
  });

  it("still responds with not found if it does not exist", async () => {
    const learner = await callerWith({ access: "active" });
    for (const path of [
      "/exam/1/nessuna",
      "/account/nessuna",
      "/account/second-factor",
      "/review/k7m2q9xayz/nessuna",
      "/simulazioni/0",
      "/simulazioni/99",
      "/simulazioni/nessuna",
    ])
      expect([path, (await learner.request("GET", path)).status]).toEqual([path, 404]);
    const admin = await callerWith({ isAdmin: true });
    const nobody = crypto.randomUUID();
    for (const path of ["questions/99", "questions/1/lettura_99", `gift-codes/${nobody}`, `writings/${nobody}`])
      expect([path, (await admin.request("GET", `/admin/${path}`)).status]).toEqual([path, 404]);
  });
});

describe("the page of a review", () => {
  it("shows the button immediately when signed in, otherwise after the session check", async () => {
    const isHidden = /class="invisible[^>]*>.*Clicca qui per i risultati/s;
    const { text } = await pageFor({ access: "active" }, "/review/k7m2q9xayz/lettura");
    expect(text).toContain("Clicca qui per i risultati</button>");
    expect(text).not.toMatch(isHidden);
    expect(await (await visitor().request("GET", "/review/k7m2q9xayz/lettura")).text()).toMatch(isHidden);
  });
});

describe("the content of the writing", () => {
  it("has its task as one text and its criteria as a list of texts", async () => {
    const learner = await callerWith({ access: "active" });
    await startSimulation(learner);
    const content = await (await learner.request("GET", "/api/exam/1/scrittura")).json();
    const texts = z.object({ prompt: z.string().min(1), evaluationCriteria: z.array(z.string().min(1)).length(5) });
    expect(texts.parse(content).evaluationCriteria[0]).toBe("Efficacia comunicativa (0-3)");
    for (const { prompt } of content.options) expect(content.prompt).toContain(prompt);
  });
});

describe("a learner whose access was redeemed on another device", () => {
  it("reaches the exam with the first tap, although this browser's cookie has no access", async () => {
    const here = await callerWith({});
    const account = await db().user.findUniqueOrThrow({ where: { id: here.userId ?? "" }, select: { email: true } });
    const there = await signInByCall(account.email, PASSWORD);
    const code = await makeGiftCode();
    expect((await there.request("POST", "/api/redeem-gift-code", { code })).status).toBe(200);
    const attemptId = await startSimulation(there);

    let [path, cookie] = [`/exam/${attemptId}`, here.cookie];
    const seen: string[] = [];
    for (let hops = 0; hops < 5; hops += 1) {
      const answer = await visitor(cookie).request("GET", path, undefined, DOCUMENT);
      const renewed = answer.headers.getSetCookie().find((line) => line.includes("session-token"));
      cookie = renewed?.split(";")[0] ?? cookie;
      const next = answer.headers.get("Location");
      seen.push(`${answer.status} ${new URL(path, "http://x").pathname}`);
      if (next === null) {
        expect((await answer.text()).includes('name="ascolto1-1"')).toBe(true);
        break;
      }
      path = next.replace(/^https?:\/\/[^/]+/, "");
    }
    expect(seen).toEqual([
      `307 /exam/${attemptId}`,
      expect.stringMatching(/^30\d \/payment$/),
      "303 /api/access",
      `200 /exam/${attemptId}`,
    ]);
  });

  it("whose access is over can still read a review", async () => {
    const expired = await callerWith({ access: "expired" });
    expect((await expired.request("GET", "/review/k7m2q9xayz/lettura")).status).toBe(200);
  });
});
