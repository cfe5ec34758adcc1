/** The output of progress lines: stderr, or a fake in tests. */
export interface ProgressSink {
  isTTY?: boolean;
  columns?: number;
  write(text: string): unknown;
}

interface Step {
  label: string;
  begun: number;
  detail: string;
  /** When the next line is due in a log, ms after `begun`. */
  nextAt: number;
}

const formatSeconds = (ms: number) => `${(ms / 1000).toFixed(ms < 9950 ? 1 : 0)} s`;

/**
 * Prints the progress of steps that take longer than two seconds. On a terminal it rewrites one line; in a log it writes
 * a line after two seconds and every ten seconds. Several steps may run at once.
 */
export class Progress {
  readonly #sink: ProgressSink;
  readonly #steps = new Set<Step>();
  #timer: NodeJS.Timeout | undefined;
  #drawn = false;

  constructor(sink: ProgressSink) {
    this.#sink = sink;
  }

  /** Runs `work` as a step. `detail` sets the text in brackets, such as "120,000 of 300,000". */
  async step<T>(label: string, work: (detail: (text: string) => void) => Promise<T>): Promise<T> {
    const step: Step = { label, begun: performance.now(), detail: '', nextAt: 2000 };
    this.#steps.add(step);
    this.#timer ??= setInterval(() => this.#tick(), 250);
    let done = false;
    try {
      const result = await work((text) => {
        step.detail = text;
      });
      done = true;
      return result;
    } finally {
      this.#steps.delete(step);
      const took = performance.now() - step.begun;
      if (took >= 2000)
        this.#writeLine(`${label}: ${done ? 'done in' : 'stopped after'} ${formatSeconds(took)}`);
      if (this.#steps.size === 0) {
        clearInterval(this.#timer);
        this.#timer = undefined;
        this.#erase();
      }
    }
  }

  #tick(): void {
    const now = performance.now();
    const late = [...this.#steps].filter((step) => now - step.begun >= 2000);
    if (late.length === 0) return;
    const describe = (step: Step) =>
      `${step.label} … ${formatSeconds(now - step.begun)}${step.detail === '' ? '' : ` (${step.detail})`}`;
    if (this.#sink.isTTY) {
      this.#erase();
      this.#sink.write(
        late
          .map(describe)
          .join(' · ')
          .slice(0, (this.#sink.columns ?? 80) - 1),
      );
      this.#drawn = true;
      return;
    }
    for (const step of late) {
      if (now - step.begun < step.nextAt) continue;
      step.nextAt = now - step.begun + 10_000;
      this.#sink.write(`${describe(step)}\n`);
    }
  }

  #writeLine(text: string): void {
    this.#erase();
    this.#sink.write(`${text}\n`);
  }

  #erase(): void {
    if (!this.#drawn) return;
    this.#sink.write('\r\u001B[2K');
    this.#drawn = false;
  }
}
