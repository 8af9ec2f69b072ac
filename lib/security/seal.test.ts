import { beforeAll, expect, it } from "vitest";
import { seal, unseal } from "@/lib/security/seal";

beforeAll(() => {
  Object.assign(process.env, {
    DATABASE_URL: "postgresql://127.0.0.1/none",
    NEXTAUTH_SECRET: "a secret only for tests, long enough",
    NEXTAUTH_URL: "http://127.0.0.1:3000",
  });
});

it("a sealed secret can be opened for its owner and reveals nothing", () => {
  const sealed = seal("second-factor", "JBSWY3DPEHPK3PXP", "anna");
  expect(unseal("second-factor", sealed, "anna")).toBe("JBSWY3DPEHPK3PXP");
  expect(Buffer.from(sealed, "base64url").toString("latin1")).not.toContain("JBSWY3DPEHPK3PXP");
  expect(seal("second-factor", "JBSWY3DPEHPK3PXP", "anna")).not.toBe(sealed);
});

it("a sealed secret cannot be opened for another owner or after a change", () => {
  const sealed = seal("second-factor", "JBSWY3DPEHPK3PXP", "anna");
  expect(unseal("second-factor", sealed, "bruno")).toBeNull();
  expect(unseal("second-factor", `${sealed.slice(0, -2)}AA`, "anna")).toBeNull();
  expect(unseal("second-factor", "", "anna")).toBeNull();
});
