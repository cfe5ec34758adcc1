import { createServer } from '../../server/createServer.ts';
import type { Route } from '../route.ts';
import { createStubServices, type StubServices } from './stubServices.ts';

/** Sends a request to one route over stub services. `answers` replace those of the table. */
export async function requestRoute(
  route: Route,
  url: string,
  responses?: Readonly<Record<string, unknown>>,
): Promise<{ status: number; body: unknown; calls: StubServices['calls'] }> {
  const { services, calls } = createStubServices(responses);
  const app = createServer();
  route(app, services);
  const { statusCode, headers, payload } = await app.inject(url);
  await app.close();
  const isJson = String(headers['content-type']).startsWith('application/json');
  return { status: statusCode, body: isJson ? (JSON.parse(payload) as unknown) : payload, calls };
}
