import { randomUUID } from 'node:crypto';
import path from 'node:path';
import Sqlite from 'better-sqlite3';
import { expect, it } from 'vitest';
import { saveVisitorMessage } from '../chat/chatMessages.ts';
import { saveLead } from '../leads/saveLead.ts';
import { createSampleLead } from '../leads/testing/createSampleLead.ts';
import { createTempDir } from '../lib/testing/createTempDir.ts';
import type { StateLocation } from '../state/openState.ts';
import { eachState } from '../state/testing/eachState.ts';
import { startProxy, type Proxy } from '../state/testing/startProxy.ts';
import { copyPostgresSnapshot } from './backup/copyPostgres.ts';

/** More messages than any of these works sends to the server. */
const MAX_MESSAGES = 80;

const getUrl = (place: StateLocation): string => ('url' in place ? place.url : '');

/** Does the work again and again, each time with the connection cut at a later message, until no message was left to cut. */
async function cutEach(proxy: Proxy, work: (message: number) => Promise<void>): Promise<number> {
  for (let message = 1; message < MAX_MESSAGES; message += 1) {
    proxy.cutAt(message);
    await work(message);
    if (!proxy.hasCut()) return message - 1;
  }
  throw new Error('The work sent more messages than expected');
}

// An `error` event without a listener would end the process, which fails the whole run.
eachState('a connection that is lost', ({ open, place }) => {
  it('during any statement of a request: it is stored once, whole, and its visitor notices nothing', async (context) => {
    const at = await place();
    if ('file' in at) return context.skip('a file has no connections');
    const direct = await open(at);
    const proxy = await startProxy(getUrl(at));
    const state = await open({ url: proxy.url });
    let expected = 0;
    const cuts = await cutEach(proxy, async () => {
      await saveLead(state, createSampleLead(), ['webhook']);
      expected += 1;
    });
    // begin, lead, delivery, consents, commit
    expect(cuts).toBeGreaterThanOrEqual(4);
    const leads = await direct.db.selectFrom('lead').select('id').execute();
    const deliveries = await direct.db.selectFrom('delivery').select('lead_id').execute();
    expect([leads.length, deliveries.length]).toEqual([expected, expected]);
  });

  it('during any statement of a chat message: it is stored once', async (context) => {
    const at = await place();
    if ('file' in at) return context.skip('a file has no connections');
    const direct = await open(at);
    const proxy = await startProxy(getUrl(at));
    const state = await open({ url: proxy.url });
    const post = { conversation: randomUUID(), text: 'Здравствуйте', host: 'main', page: '/' };
    let expected = 0;
    const cuts = await cutEach(proxy, async () => {
      await saveVisitorMessage(state.db, { ...post, id: randomUUID() }, new Date());
      expected += 1;
    });
    expect(cuts).toBeGreaterThanOrEqual(1);
    expect(await direct.db.selectFrom('chat_message').select('id').execute()).toHaveLength(expected);
  });

  it('during any statement of a backup: the backup fails or is whole, and the next one is whole', async (context) => {
    const at = await place();
    if ('file' in at) return context.skip('a file has no connections');
    const state = await open(at);
    await saveLead(state, createSampleLead(), ['webhook']);
    const proxy = await startProxy(getUrl(at));
    const folder = createTempDir();
    const countLeads = (file: string) => {
      const copy = new Sqlite(file, { readonly: true });
      const count = copy.prepare('select count(*) from lead').pluck().get();
      copy.close();
      return count;
    };
    let failed = 0;
    await cutEach(proxy, async (message) => {
      const file = path.join(folder, `${message}.sqlite`);
      const error = await copyPostgresSnapshot(proxy.url, file).catch((thrown: unknown) => thrown);
      if (error === undefined) expect(countLeads(file)).toBe(1);
      else failed += 1;
    });
    expect(failed).toBeGreaterThanOrEqual(4);
  });

  it('during any statement of the migrations: they are repeated, and the state opens', async (context) => {
    const first = await place();
    if ('file' in first) return context.skip('a file has no connections');
    for (const message of [1, 2, 5, 9, 14, 20, 27, 35]) {
      const proxy = await startProxy(getUrl(await place()));
      proxy.cutAt(message);
      const state = await open({ url: proxy.url });
      proxy.cutAt(Infinity);
      expect(await state.db.selectFrom('lead').select('id').execute()).toEqual([]);
    }
  });

  it('a server that is frozen makes a request fail in time, and later ones too', async (context) => {
    const at = await place();
    if ('file' in at) return context.skip('a file has no connections');
    const proxy = await startProxy(getUrl(at));
    const state = await open({ url: proxy.url }, { maxWaitMs: 200, statementMs: 1000 });
    await saveLead(state, createSampleLead(), []);
    proxy.freeze();
    const fail = () =>
      expect(saveLead(state, createSampleLead(), [])).rejects.toMatchObject({
        name: 'StateUnavailable',
        statusCode: 503,
      });
    await fail();
    // More than the pool has connections.
    await Promise.all(Array.from({ length: 6 }, fail));
  });
});
