import { expect, type Locator, type Page } from '@playwright/test';

interface Heard {
  readonly role: string;
  readonly name: string;
}

/** `- button "Send" [disabled]` and the like, as the accessibility tree is written. */
const NODE = /^\s*- '?(\w+) (?:"((?:[^"\\]|\\.)*)"|\/(.*)\/)/;

async function tree(page: Page): Promise<Heard[]> {
  const text = await page.locator('body').ariaSnapshot();
  return text.split('\n').flatMap((line) => {
    const [, role, name] = NODE.exec(line.replaceAll("''", "'")) ?? [];
    return role === undefined || name === undefined ? [] : [{ role, name: name.replaceAll('\\"', '"') }];
  });
}

/**
 * Somebody who hears a page: knows what stands there by its role and name alone, and goes through it in the order of the
 * accessibility tree. What comes before the place where they are was passed, so a step that would lead back fails.
 */
export class Listener {
  readonly #page: Page;
  #at = -1;
  #presses = 0;
  readonly presses = (): number => this.#presses;

  constructor(page: Page) {
    this.#page = page;
  }

  /** A new screen is read from its heading on. */
  async arrive(heading: string | RegExp): Promise<void> {
    this.#at = -1;
    await this.reach('heading', heading);
  }

  /** A question of main's stands over the page and is read alone. */
  async asked(title: RegExp): Promise<void> {
    this.#at = -1;
    await this.reach(/^(alert)?dialog$/, title);
  }

  /** Goes on to what has this role and name. Waits for it: what has just changed is read out when it is there. */
  async reach(role: string | RegExp, name: string | RegExp): Promise<Locator> {
    const is = (want: string | RegExp, said: string): boolean =>
      typeof want === 'string' ? want === said : want.test(said);
    let found: Heard | undefined;
    let nth = 0;
    await expect(async () => {
      const heard = await tree(this.#page);
      const next = heard.findIndex((one, at) => at > this.#at && is(role, one.role) && is(name, one.name));
      const listed = heard.map((one) => `${one.role} “${one.name}”`).join(', ');
      expect(next, `${String(role)} ${String(name)} after ${String(this.#at)} in: ${listed}`).toBeGreaterThan(
        -1,
      );
      found = heard[next];
      nth = heard.slice(0, next).filter((one) => one.role === found?.role && one.name === found.name).length;
      this.#at = next;
    }).toPass({ timeout: 15_000 });
    if (found === undefined) throw new Error('nothing was heard');
    return this.#page.getByRole(found.role as 'button', { name: found.name, exact: true }).nth(nth);
  }

  async press(name: string | RegExp): Promise<void> {
    const button = await this.reach('button', name);
    // One that is off is heard as such, and what it waits for comes soon.
    await expect(button).toBeEnabled();
    await button.press('Enter');
    this.#presses += 1;
  }

  async fill(name: string | RegExp, text: string): Promise<void> {
    await (await this.reach('textbox', name)).fill(text);
  }

  async choose(name: string | RegExp, value: string): Promise<void> {
    await (await this.reach('combobox', name)).selectOption(value);
  }
}
