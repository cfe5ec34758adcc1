import { readFileSync } from 'node:fs';
import path from 'node:path';
import { IsolatedProcess } from '@vvoz/tools/backend/IsolatedProcess';
import { root } from '@vvoz/tools/lib/root';

export interface MeasuredOptions {
  readonly name: string;
  readonly program: string;
  readonly port: number;
  /** Limit of the old generation of the heap, MB. */
  readonly heapMb: number;
  readonly env: Readonly<Record<string, string>>;
  /** Folder of its log. */
  readonly dir: string;
}

export interface Peak {
  /** Largest resident memory, without mapped files, and largest heap so far, MB. */
  readonly rssMb: number;
  readonly heapMb: number;
}

/** A server with a heap limit that reports its peaks of memory. */
export class MeasuredProcess extends IsolatedProcess {
  readonly #heapFile: string;

  constructor({ name, program, port, heapMb, env, dir }: MeasuredOptions) {
    const heapFile = path.join(dir, `${name}.heap`);
    const reporter = new URL('./reportHeap.ts', import.meta.url).href;
    super({
      name: `the ${name}`,
      program,
      nodeOptions: [`--max-old-space-size=${heapMb}`, '--import', reporter],
      cwd: root,
      // As in deploy/Dockerfile.
      env: { VVOZ_HEAP_FILE: heapFile, MALLOC_ARENA_MAX: '2', ...env },
      url: `http://127.0.0.1:${port}`,
      readyPath: '/healthz',
      logFile: path.join(dir, `${name}.log`),
    });
    this.#heapFile = heapFile;
  }

  readPeak(): Peak {
    return JSON.parse(readFileSync(this.#heapFile, 'utf8')) as Peak;
  }
}
