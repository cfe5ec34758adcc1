import type { Locator, Page } from 'playwright';

/** A visitor who taps and types, and counts it. Typing into a field counts as one tap, each press of a key as none. */
export class Walker {
  readonly page: Page;
  readonly #site: string;
  #taps = 0;

  constructor(page: Page, site: string) {
    this.page = page;
    this.#site = site;
  }

  get taps(): number {
    return this.#taps;
  }

  /** Opens a page as from a bookmark or a search engine; that is no tap. */
  async open(path: string): Promise<void> {
    await this.page.goto(this.#site + path, { waitUntil: 'domcontentloaded' });
  }

  async tap(target: Locator): Promise<void> {
    this.#taps += 1;
    await target.first().click();
  }

  async type(field: Locator, text: string): Promise<void> {
    this.#taps += 1;
    await field.first().fill(text);
  }

  /** Waits until the visitor can see it; scrolls to it as a thumb would. */
  async see(target: Locator): Promise<void> {
    await target.first().waitFor({ state: 'visible' });
    await target.first().scrollIntoViewIfNeeded();
  }
}
