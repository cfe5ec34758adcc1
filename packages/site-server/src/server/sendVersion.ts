import type { ServerResponse } from 'node:http';
import { VERSION_HEADER } from '@vvoz/api/headers/gatewayHeaders';
import { VERSION_CACHE } from '@vvoz/api/headers/lotAges';

/** Sends the gateway the backend's versions of catalogue and content; 503 when it gets none. */
export async function sendVersion(
  response: ServerResponse,
  read: () => Promise<string | undefined>,
): Promise<void> {
  const text = await read();
  if (text === undefined) response.writeHead(503, { 'cache-control': 'no-store' }).end();
  else response.writeHead(204, { [VERSION_HEADER]: text, 'cache-control': VERSION_CACHE }).end();
}
