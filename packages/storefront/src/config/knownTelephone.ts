const KEY = Symbol.for('vvoz.telephone');
const shared = globalThis as { [KEY]?: string };

/** Remembers the number that pages show, for the minimal error page, which cannot load it. Shared through the process. */
export function noteTelephone(tel: string): void {
  shared[KEY] = tel;
}

/** The number that pages have shown last; undefined before the first page. */
export const getKnownTelephone = (): string | undefined => shared[KEY];
