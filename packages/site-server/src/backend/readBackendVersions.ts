import { readVersions, VERSION_HEADER } from '@vvoz/api/headers/gatewayHeaders';
import { writeLog } from '../log/writeLog.ts';
import { knowsVersions, noteVersions } from './dataVersions.ts';

/** How long the backend may take, ms. Meanwhile the versions that are known are used. */
const MAX_WAIT_MS = 1000;

async function fetchVersions(apiUrl: string): Promise<string> {
  const response = await fetch(`${apiUrl}/versions`, {
    cache: 'no-store',
    signal: AbortSignal.timeout(MAX_WAIT_MS),
  });
  const text = response.headers.get(VERSION_HEADER) ?? '';
  await response.arrayBuffer();
  if (!readVersions(text)) throw new Error(`${response.status}, without a version`);
  return text;
}

/** Creates the reader of the backend's versions of catalogue and content. */
export function createVersionReader(apiUrl: string) {
  let hasFailed = false;
  let running: Promise<string | undefined> | undefined;

  async function load(): Promise<string | undefined> {
    try {
      const text = await fetchVersions(apiUrl);
      noteVersions(text);
      hasFailed = false;
      return text;
    } catch (error) {
      // Logged once: the gateway asks every second.
      if (!hasFailed)
        writeLog({
          level: 'warn',
          message: 'Backend version check failed',
          detail: String(error),
        });
      hasFailed = true;
      return undefined;
    } finally {
      running = undefined;
    }
  }
  const read = () => (running ??= load());
  return {
    /** Reads and notes the versions; undefined when the backend names none. */
    read,
    /** Asks the backend when a gateway names versions that are not known yet: a visitor may have invented them. */
    follow: async (named: string): Promise<void> => {
      if (!knowsVersions(named)) await read();
    },
  };
}
