import type { ClientOptions } from '../http.ts';

/** Told of what is wrong in an answer and no failure: at most once an answer and kind of fault. */
export type Warn = (message: string) => void;

export interface CatalogueClientOptions extends ClientOptions {
  /** The console where it is absent. */
  readonly warn?: Warn;
}

export const warnOnConsole: Warn = (message) => {
  // oxlint-disable-next-line no-console -- the specification asks for just this (section 8)
  console.warn(message);
};
