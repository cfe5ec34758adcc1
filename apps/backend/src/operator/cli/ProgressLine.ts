import type { WriteStream } from 'node:tty';

type Output = Pick<WriteStream, 'write'> & { readonly isTTY?: boolean; readonly columns?: number };

const TERMINAL_INTERVAL_MS = 100;
const LOG_INTERVAL_MS = 3000;

/** Progress output: one line that is rewritten on a terminal, otherwise a new line every few seconds. */
export class ProgressLine {
  readonly #out: Output;
  readonly #now: () => number;
  #shownAt = Number.NEGATIVE_INFINITY;
  #open = false;

  constructor(out: Output, now: () => number = () => performance.now()) {
    this.#out = out;
    this.#now = now;
  }

  show(text: string): void {
    const now = this.#now();
    if (now - this.#shownAt < (this.#out.isTTY ? TERMINAL_INTERVAL_MS : LOG_INTERVAL_MS)) return;
    this.#shownAt = now;
    this.#open = this.#out.isTTY === true;
    this.#out.write(this.#open ? `\r\u001B[2K${text.slice(0, (this.#out.columns ?? 80) - 1)}` : `${text}\n`);
  }

  /** Clears the line before other output. */
  end(): void {
    if (this.#open) this.#out.write('\r\u001B[2K');
    this.#open = false;
  }
}
