import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs/promises';
import path from 'node:path';
import { PACKAGES } from '../src/build/styleFolders.ts';

/** Pause between two checks for changes, ms. Saving a file changes it several times. */
const SETTLE_MS = 50;

/** Runs the program in a new process, because a process evaluates each style file only once. Its errors are printed. */
async function runProgram(program: string): Promise<void> {
  await once(spawn(process.execPath, [program], { stdio: 'inherit' }), 'exit');
}

/** Runs the program at once, and again after each change of a source file of `ui` and `storefront`. Does not return. */
export async function watchSources(program: string): Promise<void> {
  let hasChanged = true;
  const listen = async (name: string) => {
    for await (const { filename } of watch(path.join(PACKAGES, name, 'src'), { recursive: true }))
      if (filename && /\.(?:ts|tsx|css)$/.test(filename)) hasChanged = true;
  };
  void Promise.all(['ui', 'storefront'].map(listen));
  for (;;) {
    if (hasChanged) {
      hasChanged = false;
      await runProgram(program);
    }
    await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
  }
}
