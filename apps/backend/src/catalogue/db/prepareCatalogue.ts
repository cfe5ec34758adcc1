import { existsSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { getErrorMessage } from '../../lib/getErrorMessage.ts';
import { isDamage, isUnavailable } from '../../lib/sqliteFile.ts';
import { describeDamage } from './damage.ts';
import { migrate, migrateSchema } from './migrate.ts';

/** How often to try again, ms. */
const DEFAULT_RETRY_MS = 30_000;

type WriteLine = (facts: Readonly<Record<string, string>>, message: string) => void;

export interface Preparation {
  /** Why the catalogue cannot be used yet; undefined when it can. */
  readonly fault: string | undefined;
  /** Logs the fault and tries again until it succeeds. Returns a cancel function. */
  readonly keepTrying: (log: { readonly info: WriteLine; readonly error: WriteLine }) => () => void;
}

/** Runs a migration. Returns why the file cannot be used now. Throws the errors of the migrations themselves. */
async function findFault(file: string, run: () => Promise<void>): Promise<string | undefined> {
  try {
    await run();
    return undefined;
  } catch (error) {
    if (isDamage(error)) return describeDamage(file, getErrorMessage(error));
    if (isUnavailable(error)) return `${file} cannot be used now: ${getErrorMessage(error)}`;
    throw error;
  }
}

/** Resolves when a sound file has the newest schema. Does not create the file: an import or a restoration does. */
async function retryUntilSound(file: string, retryMs: number, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    // `pause` rejects only when the signal is aborted.
    await pause(retryMs, undefined, { signal, ref: false }).catch(() => undefined);
    if (signal.aborted || !existsSync(file)) continue;
    // Waiting for a lock would block this process. Missing indices are left to the next import.
    if ((await findFault(file, () => migrateSchema(file, { waitMs: 0 }))) === undefined) return;
  }
}

/**
 * Prepares the catalogue's file for reading. A damaged, locked or unreadable file does not stop the backend: leads,
 * content and chat do not need it, and calls of the catalogue answer 503.
 */
export async function prepareCatalogue(file: string, retryMs = DEFAULT_RETRY_MS): Promise<Preparation> {
  const fault = await findFault(file, () => migrate(file));
  return {
    fault,
    keepTrying: (log) => {
      if (fault === undefined) return () => undefined;
      log.error({ reason: fault }, 'catalogue unavailable');
      const stopped = new AbortController();
      void retryUntilSound(file, retryMs, stopped.signal).then(
        () => stopped.signal.aborted || log.info({ file }, 'catalogue can be used again'),
        (error: unknown) => log.error({ reason: getErrorMessage(error) }, 'catalogue not prepared'),
      );
      return () => stopped.abort();
    },
  };
}
