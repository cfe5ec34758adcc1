import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** Reads the id of the running build, which Next writes beside its server; in development there is none. */
export async function readBuildId(directory: string = process.cwd()): Promise<string> {
  try {
    const file = path.join(/* turbopackIgnore: true */ directory, '.next/BUILD_ID');
    return (await readFile(file, 'utf8')).trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return 'development';
    throw error;
  }
}
