import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { IsolatedBackend } from '@vvoz/tools/backend/IsolatedBackend';
import { runOperatorProgram } from '@vvoz/tools/backend/runOperatorProgram';
import { findPostgres, startPostgres, type PostgresServer } from '@vvoz/tools/postgres/server';
import { findFreePorts } from '@vvoz/tools/start/ports';

const LEADS = 120;

// Not shuffled: the first test counts everything that has reached the target.
describe.skipIf(inject('postgresUrl') === '')('two processes on one PostgreSQL', { shuffle: false }, () => {
  const received = new Map<string, number>();
  const target = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const id = String(request.headers['idempotency-key']);
      received.set(id, (received.get(id) ?? 0) + 1);
      // Slow enough for the other process to try the same delivery.
      setTimeout(() => response.end('{}'), 5);
    });
  });
  let server: PostgresServer;
  let dataDir: string;
  let both: readonly [IsolatedBackend, IsolatedBackend];

  beforeAll(async () => {
    server = await startPostgres(findPostgres() ?? '');
    dataDir = mkdtempSync(path.join(os.tmpdir(), 'vvoz-two-'));
    await new Promise<void>((ready) => target.listen(0, '127.0.0.1', ready));
    const ports = await findFreePorts();
    const env = {
      DATABASE_URL: server.url,
      VVOZ_LOG_LEVEL: 'error',
      VVOZ_LEADS_WEBHOOK_URL: `http://127.0.0.1:${(target.address() as AddressInfo).port}/leads`,
      VVOZ_LEADS_WEBHOOK_SECRET: 'a-secret-of-the-operator',
    };
    both = [
      new IsolatedBackend({ dataDir, port: ports.backend, env }),
      new IsolatedBackend({ dataDir, port: ports.main, env }),
    ];
    await runOperatorProgram('migrate', ['up', 'state'], env);
    // At the same time, so that both import the content.
    await Promise.all(both.map((backend) => backend.start()));
  });
  afterAll(async () => {
    await Promise.all(both.map((backend) => backend.end()));
    target.close();
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const send = async (backend: IsolatedBackend, key: string, ip?: string) => {
    const response = await fetch(`${backend.url}/api/request/send${ip ? `?ip=${ip}` : ''}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify({ tel: '+79141234567', name: key, consent: { version: '2026-11-01' } }),
    });
    const body = (await response.json()) as { data?: { id: string } };
    return { status: response.status, id: body.data?.id, retryAfter: response.headers.get('retry-after') };
  };

  /** Sends until the answer is no 503: on a busy machine a lead may wait too long for its turn. */
  const sendAsPage = async (backend: IsolatedBackend, key: string) => {
    let response = await send(backend, key);
    while (response.status === 503) {
      await pause(200);
      response = await send(backend, key);
    }
    return response;
  };

  test('a lead sent to both processes is saved once and reaches its target once', async () => {
    const keys = Array.from({ length: LEADS }, () => randomUUID());
    const responses = await Promise.all(
      keys.map((key) => Promise.all([sendAsPage(both[0], key), sendAsPage(both[1], key)])),
    );
    for (const [one, other] of responses) {
      expect(one.id).toBe(other.id);
      expect([one.status, other.status].toSorted()).toEqual([200, 201]);
    }
    const deadline = Date.now() + 60_000;
    while (received.size < LEADS && Date.now() < deadline) await pause(100);
    await pause(500);
    expect(received.size).toBe(LEADS);
    expect([...received.values()].filter((times) => times !== 1)).toEqual([]);
  });

  test('an address has one limit for both processes', async () => {
    const statuses: number[] = [];
    for (let times = 0; times < 30; times += 1) {
      const { status, retryAfter } = await send(both[times % 2]!, randomUUID(), '203.0.113.9');
      statuses.push(status);
      if (status === 429) expect(Number(retryAfter)).toBeGreaterThan(0);
    }
    expect(statuses.filter((status) => status === 201)).toHaveLength(10);
    expect((await send(both[0], randomUUID(), '203.0.113.10')).status).toBe(201);
  });

  test('both processes answer with the same content', async () => {
    const [one, other] = await Promise.all(
      both.map(async ({ url }) => (await fetch(`${url}/wp-json/api/articles?kind=articles`)).text()),
    );
    expect(one).toBe(other);
  });
});
