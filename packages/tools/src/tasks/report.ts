import pc from 'picocolors';
import type { Finished } from './tasks.ts';

const formatSeconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`.padStart(8);

/** Prints the start and the end of each task, and the output of failed tasks. */
export class Report {
  readonly #write: (line: string) => void;

  constructor(write: (line: string) => void) {
    this.#write = write;
  }

  start(name: string): void {
    this.#write(pc.dim(`  … ${name}`));
  }

  finish(one: Finished): void {
    const { passed, failed, skipped } = one.counts;
    const tests =
      passed + failed + skipped > 1
        ? ` ${passed} passed${failed > 0 ? `, ${failed} failed` : ''}${skipped > 0 ? `, ${skipped} skipped` : ''}`
        : '';
    const note = one.note === undefined ? '' : ` ${one.note}`;
    if (one.skipped) this.#write(`${pc.yellow('  −')} ${one.name.padEnd(16)} ${one.output}`);
    else if (failed === 0)
      this.#write(`${pc.green('  ✓')} ${one.name.padEnd(16)}${formatSeconds(one.ms)}${tests}${note}`);
    else {
      this.#write(`${pc.red('  ✗')} ${one.name.padEnd(16)}${formatSeconds(one.ms)}${tests}${note}`);
      if (one.output.trim() !== '') this.#write(one.output.trimEnd().replaceAll(/^/gm, '      '));
    }
  }
}
