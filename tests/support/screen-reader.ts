/** Drives a page through its accessibility tree, as a screen reader does. Finds nothing by position or appearance. */
import type { CDPSession, Page } from "@playwright/test";
import { expect } from "@/tests/support/browser";

/** A node of the tree: its role and name. */
type AccessibleNode = { role: string; name: string; node: number };

export class ScreenReader {
  private readonly page: Page;
  private readonly browser: CDPSession;

  private constructor(page: Page, browser: CDPSession) {
    this.page = page;
    this.browser = browser;
  }

  static async of(page: Page): Promise<ScreenReader> {
    const browser = await page.context().newCDPSession(page);
    await browser.send("Accessibility.enable");
    return new ScreenReader(page, browser);
  }

  /** Waits until there is a node with this role and name. */
  async waitFor(role: string, name: string | RegExp): Promise<void> {
    await this.find(role, name);
  }

  /** Activates the first node with that role and name. */
  async activate(role: string, name: string | RegExp): Promise<void> {
    await this.onElement(role, name, "function () { this.click(); }");
  }

  /** Focuses a field and types, or chooses in a list by its first letters. */
  async type(role: "textbox" | "searchbox" | "combobox", name: string | RegExp, text: string): Promise<void> {
    await this.onElement(role, name, "function () { this.focus(); }");
    await this.page.keyboard.type(text);
  }

  private async onElement(role: string, name: string | RegExp, act: string): Promise<void> {
    const { node } = await this.find(role, name);
    const { object } = await this.browser.send("DOM.resolveNode", { backendNodeId: node });
    await this.browser.send("Runtime.callFunctionOn", {
      objectId: object.objectId ?? "",
      functionDeclaration: act,
      userGesture: true,
    });
  }

  /** The first enabled one: disabled nodes exist but cannot be used yet. */
  private async find(role: string, name: string | RegExp): Promise<AccessibleNode> {
    let found: AccessibleNode | undefined;
    await expect
      .poll(
        async () => {
          const parts = await this.read();
          found = parts.find((part) => part.role === role && hasName(part.name, name));
          return found ? "found" : parts.map((part) => `${part.role} ${part.name}`).join("\n");
        },
        { message: `${role} ${name}` },
      )
      .toBe("found");
    if (!found) throw new Error(`${role} ${name} is gone`);
    return found;
  }

  private async read(): Promise<AccessibleNode[]> {
    const { nodes } = await this.browser.send("Accessibility.getFullAXTree");
    return nodes.flatMap(({ ignored, role, name, properties = [], backendDOMNodeId }) => {
      const isDisabled = properties.some((property) => property.name === "disabled" && property.value.value);
      if (ignored || isDisabled || backendDOMNodeId === undefined || !name?.value) return [];
      return [{ role: String(role?.value), name: String(name.value), node: backendDOMNodeId }];
    });
  }
}

const hasName = (name: string, wanted: string | RegExp) =>
  typeof wanted === "string" ? name === wanted : wanted.test(name);
