import { appendFileSync, existsSync, readFileSync, statSync } from 'node:fs';

/** A report of a worker about mutants. */
export type MutantOutcome =
  /** The test starts with this mutant, in the process `pid`. */
  | { kind: 'started'; mutant: string; pid: number }
  /** These mutants run while modules are loaded or in hooks of the file; `test` is empty. */
  | { kind: 'loaded'; mutants: readonly string[] }
  /** The test reaches these mutants. */
  | { kind: 'reached'; mutants: readonly string[] }
  /** The test reaches these mutants. It is slow, so it runs later, against those that no quick test kills. */
  | { kind: 'slow'; mutants: readonly string[] }
  /** The test fails with the mutant and passes without it. */
  | { kind: 'killed'; mutant: string }
  /** The test also fails without a mutant: after this mutant, or always if undefined. */
  | { kind: 'stuck'; mutant: string | undefined };

/** An outcome with its test. `file` is relative to the repository's root. */
export type MutantEvent = MutantOutcome & { file: string; test: string };

/** The events of a run, as lines of JSON in a file. Each test file runs in its own worker, and all workers write to it. */
export class MutantLog {
  readonly #file: string;

  constructor(file: string) {
    this.#file = file;
  }

  add(event: MutantEvent): void {
    appendFileSync(this.#file, `${JSON.stringify(event)}\n`);
  }

  /** When the last event was added, ms since 1970; undefined before the first. */
  get changedAt(): number | undefined {
    return existsSync(this.#file) ? statSync(this.#file).mtimeMs : undefined;
  }

  read(): MutantEvent[] {
    if (!existsSync(this.#file)) return [];
    return readFileSync(this.#file, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as MutantEvent);
  }
}
