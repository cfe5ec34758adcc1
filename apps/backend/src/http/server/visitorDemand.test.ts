import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { getDemand, type Demand } from '@vvoz/api/visitor/demand';
import { createServer } from './createServer.ts';
import { addVisitorDemand } from './visitorDemand.ts';

/** Starts an application whose slow calls never end. `demands` lists the demand of each call. */
async function serve() {
  const logged: Record<string, unknown>[] = [];
  const app = createServer({
    level: 'info',
    stream: { write: (line) => void logged.push(JSON.parse(line)) },
  });
  addVisitorDemand(app);
  const demands: Demand[] = [];
  const handle = async () => {
    const demand = getDemand();
    demands.push(demand);
    await new Promise((_, reject) => {
      demand.signal.addEventListener('abort', () => reject(demand.signal.reason as Error));
    });
  };
  app.get('/slow', handle);
  app.post('/slow', handle);
  app.get('/', async () => {
    demands.push(getDemand());
    return {};
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => app.close());
  return { demands, logged, url: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}` };
}

test.each(['GET', 'POST'])('the work of a %s ends when its client goes away', async (method) => {
  const { demands, logged, url } = await serve();
  const client = new AbortController();
  const body = method === 'POST' ? { body: '{}', headers: { 'content-type': 'application/json' } } : {};
  const response = fetch(`${url}/slow`, { method, signal: client.signal, ...body });
  response.catch(() => undefined);
  await vi.waitFor(() => expect(demands).toHaveLength(1));
  expect(demands[0]?.signal.aborted).toBe(false);
  client.abort();
  await vi.waitFor(() => expect(demands[0]?.signal.aborted).toBe(true));
  // The call itself has ended by now too: it is not a fault of this program.
  await new Promise((resolve) => void setImmediate(resolve));
  expect(logged.filter(({ level }) => Number(level) >= 50)).toEqual([]);
});

test('a call has the demand of its visitor; a call of our own servers need not have a visitor', async () => {
  const { demands, url } = await serve();
  await fetch(url, { headers: { 'x-vvoz-visitor': '2001:db8:1:2::9' } });
  await fetch(url);
  expect(demands.map(({ listVisitors }) => [...listVisitors()])).toEqual([['2001:db8:1:2::/64'], ['']]);
});
