import { createHash } from 'node:crypto';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { ContentProblems } from './files/problem.ts';
import type { ContentReport } from './importContent.ts';

export interface ContentWatchOptions {
  readonly dir: string;
  /** Imports the folder as it is now. */
  readonly importNow: () => Promise<ContentReport>;
  /** Whether the import at the backend's start failed although the files have no fault. It is then repeated. */
  readonly isImportDue?: boolean;
  readonly log: {
    info(fields: object, message: string): void;
    error(fields: object, message: string): void;
  };
}

export interface ContentWatch {
  /** Looks at the folder, and imports it when it has changed and was the same at the last two looks. */
  readonly look: () => Promise<void>;
  /** Looks every few seconds. Returns a function that stops it and waits for a running look. */
  readonly start: () => () => Promise<void>;
}

/** Interval of the looks, ms. A change is visible after two of them. */
const LOOK_MS = 10_000;

/** Hashes names, sizes and times of all files of a folder. An absent folder is an empty one. */
async function hashFolder(dir: string): Promise<string> {
  const entries = await readdir(dir, { withFileTypes: true, recursive: true }).catch(() => []);
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted();
  const hash = createHash('sha1');
  for (const file of files) {
    // A file may disappear while an editor's program replaces it: the next look sees the new one.
    const facts = await stat(file).catch(() => undefined);
    hash.update(`${file}\0${facts?.size}\0${facts?.mtimeMs}\n`);
  }
  return hash.digest('base64url');
}

/**
 * Imports the content folder when its files change, so that an editor needs no command and no release. It asks the file
 * system instead of waiting for its events, which do not come from a mounted folder. A folder with faults changes
 * nothing; the log names them once. Several backends may watch one folder: an import of the same files changes nothing.
 */
export function createContentWatch({
  dir,
  importNow,
  isImportDue = false,
  log,
}: ContentWatchOptions): ContentWatch {
  let imported: string | undefined = isImportDue ? '' : undefined;
  let last: string | undefined;
  let looking: Promise<void> = Promise.resolve();

  async function look(): Promise<void> {
    const hash = await hashFolder(dir);
    // The backend has imported the folder at its start, or named its faults.
    imported ??= hash;
    const isSettled = hash === last;
    last = hash;
    if (hash === imported || !isSettled) return;
    imported = hash;
    try {
      const { added, changed, removed } = await importNow();
      log.info({ added, changed, removed }, 'content imported');
    } catch (error) {
      // A database that does not answer now is asked again; a file with a fault waits for its editor.
      if (!(error instanceof ContentProblems)) imported = '';
      const faults = error instanceof Error ? error.message.split('\n') : [String(error)];
      log.error({ faults }, 'content folder not imported; serving the last imported content');
    }
  }

  return {
    look,
    start: () => {
      const timer = setInterval(() => {
        looking = looking.then(look);
      }, LOOK_MS);
      return async () => {
        clearInterval(timer);
        await looking;
      };
    },
  };
}
