import type { ServerResponse } from 'node:http';
import { readVersions, VERSION_HEADER } from '@vvoz/api/headers/gatewayHeaders';
import { VERSION_CACHE } from '@vvoz/api/headers/lotAges';
import { writeLog } from '../log/writeLog.ts';
import { noteVersions } from './dataVersions.ts';

/** How long the backend may take, ms. Meanwhile the gateway uses the versions that it knows. */
const MAX_WAIT_MS = 1000;

let hasFailed = false;

/** Sends the gateway the backend's versions of catalogue and content; 503 when it gets none. */
export async function answerVersion(response: ServerResponse, apiUrl: string): Promise<void> {
  try {
    const answer = await fetch(`${apiUrl}/versions`, {
      cache: 'no-store',
      signal: AbortSignal.timeout(MAX_WAIT_MS),
    });
    const text = answer.headers.get(VERSION_HEADER) ?? '';
    await answer.arrayBuffer();
    if (!readVersions(text)) throw new Error(`${answer.status}, without a version`);
    noteVersions(text);
    hasFailed = false;
    response.writeHead(204, { [VERSION_HEADER]: text, 'cache-control': VERSION_CACHE }).end();
  } catch (error) {
    // Logged once: the gateway asks every second.
    if (!hasFailed)
      writeLog({
        level: 'warn',
        message: 'The versions of the backend could not be read',
        detail: String(error),
      });
    hasFailed = true;
    response.writeHead(503, { 'cache-control': 'no-store' }).end();
  }
}
