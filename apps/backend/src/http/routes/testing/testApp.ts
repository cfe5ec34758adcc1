import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { errorSchema } from '@vvoz/api/wire/envelope';
import { buildApp } from '../../app.ts';
import { readMachine } from '../../metrics/readMachine.ts';
import { createFigures } from '../../metrics/createFigures.ts';
import { createCachedCatalogueStore } from '../../../catalogue/createCachedCatalogueStore.ts';
import { createSqliteCatalogueStore } from '../../../catalogue/sqlite/SqliteCatalogueStore.ts';
import { createTestLot, generateTestLots, writeLots, type TestLot } from '../../../catalogue/testing/lots.ts';
import { createContentStore } from '../../../content/createContentStore.ts';
import type { EntryRow } from '../../../content/contentRows.ts';
import { importContent } from '../../../content/importContent.ts';
import { importFolder } from '../../../content/importFolder.ts';
import { createCostService } from '../../../cost/http/CostService.ts';
import { loadTables } from '../../../cost/loadTables.ts';
import { createCostSource } from '../../../cost/store/costSource.ts';
import { assessFeeds } from '../../../ingest/health/feedHealth.ts';
import { findRuns } from '../../../ingest/health/feedRuns.ts';
import { createChatService } from '../../../chat/chatService.ts';
import { createLeadService } from '../../../leads/leadService.ts';
import { createTestCaptcha } from '../../../leads/testing/createTestCaptcha.ts';
import type { Pictures } from '../../../pictures/createPictures.ts';
import { createExplainer } from '../../../estimate/createExplainer.ts';
import { readDrifts } from '../../../estimate/estimateNotes.ts';
import { readBackupHealth } from '../../../state/backupNotes.ts';
import { openState } from '../../../state/openState.ts';
import type { App } from '../../server/App.ts';

export interface TestResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly text: string;
  /** JSON; parse it with a schema. */
  readonly body: unknown;
}

export interface TestApp {
  readonly app: App;
  readonly file: string;
  readonly get: (url: string, headers?: Record<string, string>) => Promise<TestResponse>;
  readonly close: () => Promise<void>;
}

/** Lots that tests know by their ids: three coming ones, and one that was withdrawn and is sold in the archive. */
export const KNOWN_LOTS: readonly TestLot[] = [
  createTestLot(),
  createTestLot({ external_id: 'prius-2', year: 2020, lot_number: '5124', color: 'white' }),
  createTestLot({ external_id: 'prius-3', year: 2012, lot_number: 'B7/1', kuzov: 'ZVW30', drive: 'FR' }),
  createTestLot({ external_id: 'prius-gone', live: 0, status: 'withdrawn' }),
  createTestLot({
    source: 'aleado/japan_st',
    external_id: 'prius-gone',
    type: 'japan_st',
    status: 'sold',
    finish: 1_412_000,
    price: 1_412_000,
  }),
];

/** A picture on another host that a text of the content shows. */
export const CONTENT_PICTURE = 'https://blog.example/wp-content/uploads/port.jpg';

const ENTRY_WITH_PICTURE: EntryRow = {
  kind: 'news',
  slug: 'shown-picture',
  title: 'Порт',
  date: '2020-01-01',
  category: '',
  position: 9,
  body: { excerpt: '', html: '<p>Порт</p>', tags: [], templates: [], pictures: [CONTENT_PICTURE] },
};

/** The shipped content. */
const CONTENT = path.resolve(import.meta.dirname, '../../../../content');

const fakePictures: Pictures = {
  caches: {
    drawn: { storage: { place: 'disk', totalBytes: 3000 }, counts: { stored: 2, rendering: 1 } },
    foreign: { storage: { place: 'bucket', totalBytes: undefined }, counts: { stored: 0, rendering: 0 } },
    cards: { storage: { place: 'disk', totalBytes: 0 }, counts: { stored: 0, rendering: 0 } },
  },
  getLotFrame: async ({ id, frame }) =>
    id === 'prius-1' && frame < 5 ? { bytes: Buffer.from('RIFF'), isFinal: frame < 4 } : undefined,
  getForeign: async (address) => ({ bytes: Buffer.from(address), isFinal: true }),
  drawCard: async ({ title }, photo) =>
    title === 'busy' ? undefined : Buffer.from(`${title} ${photo?.toString() ?? 'no photo'}`),
};

let shippedState: Promise<Buffer> | undefined;

/**
 * Returns the bytes of an operator's database with the shipped content and ENTRY_WITH_PICTURE. The import takes half a
 * second, so it runs once per worker.
 */
function readShippedState(): Promise<Buffer> {
  shippedState ??= (async () => {
    const dir = await mkdtemp(path.join(tmpdir(), 'vvoz-content-'));
    const file = path.join(dir, 'state.sqlite');
    const state = await openState({ file });
    await importFolder(state, CONTENT);
    await importContent(state, 'wordpress', { entries: [ENTRY_WITH_PICTURE], documents: [] });
    await state.close();
    const bytes = await readFile(file);
    await rm(dir, { recursive: true });
    return bytes;
  })();
  return shippedState;
}

/** Creates the application on temporary databases; with `null` for the lots there is no catalogue. */
export async function createTestApp(
  lots: Iterable<TestLot> | null = [...KNOWN_LOTS, ...generateTestLots({ count: 400 })],
): Promise<TestApp> {
  const dir = await mkdtemp(path.join(tmpdir(), 'vvoz-api-'));
  const file = path.join(dir, 'vvoz.sqlite');
  if (lots) await writeLots(file, lots);
  const store = createCachedCatalogueStore(createSqliteCatalogueStore({ file, threads: 0 }));
  const stateFile = path.join(dir, 'state.sqlite');
  await writeFile(stateFile, await readShippedState());
  const state = await openState({ file: stateFile });
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const leads = await createLeadService({ state, targets: [], log, captcha: createTestCaptcha(state) });
  const app = await buildApp({
    leads,
    chat: createChatService({ db: state.db, log }),
    costs: createCostService(createCostSource(state.db, await loadTables())),
    store,
    content: createContentStore(state.db),
    pictures: fakePictures,
    feeds: async () => assessFeeds(await findRuns(state.db), new Date(), ['jpcenter/main']),
    backups: () => readBackupHealth(state.db),
    writerFault: undefined,
    machine: () => readMachine(state.db, { dataDir: dir, databaseFile: file }),
    drifts: () => readDrifts(state.db),
    explain: createExplainer(file, state.db),
    figures: createFigures(),
    origins: ['https://vvoz.example'],
    release: null,
  });
  return {
    app,
    file,
    get: async (url, headers = {}) => {
      const { statusCode, headers: given, payload } = await app.inject({ url, headers });
      const isJson = String(given['content-type']).startsWith('application/json') && payload !== '';
      return {
        status: statusCode,
        headers: given,
        text: payload,
        body: isJson ? (JSON.parse(payload) as unknown) : undefined,
      };
    },
    close: async () => {
      await app.close();
      await leads.close();
      await store.close();
      await state.close();
      await rm(dir, { recursive: true, force: true });
    },
  };
}

/** `400 bad_value year_min`: formats an error answer. Throws if the body is not an error. */
export function formatRefusal({ status, body }: TestResponse): string {
  const { error } = errorSchema.parse(body);
  return [status, error.code, error.field].filter((part) => part !== undefined).join(' ');
}
