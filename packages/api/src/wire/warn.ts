/** Receives faults of an answer that are not failures: at most one call per answer and kind of fault. */
export type Warn = (message: string) => void;

export const warnOnConsole: Warn = (message) => {
  // oxlint-disable-next-line no-console -- the specification requires a console warning (section 8)
  console.warn(message);
};
