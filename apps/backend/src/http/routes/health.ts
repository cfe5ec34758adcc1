import { z } from 'zod';
import { CATALOGUE_TYPE_NAMES } from '@vvoz/catalogue/types/catalogueTypes';
import { errorSchema } from '@vvoz/api/wire/envelope';
import { FEED_TABLES } from '../../ingest/feedTables.ts';
import { EVERYTHING } from '../../catalogue/filter.ts';
import type { FeedHealth } from '../../ingest/health/feedHealth.ts';
import type { LeadService } from '../../leads/leadService.ts';
import { getFaultCode } from '../../lib/faultCode.ts';
import { Refusal, RETRY_SECONDS } from '../server/errors.ts';
import { noQuery, type Route } from './route.ts';

const feedSchema = z.object({
  source: z.string(),
  lastSuccess: z.iso.datetime().nullable(),
  ageMinutes: z.int().nullable(),
  records: z.int().min(0).nullable(),
  failures: z.int().min(0),
  error: z.string(),
  problem: z.enum(['failing', 'shrunk']).nullable(),
  recordsBefore: z.int().min(0).nullable(),
}) satisfies z.ZodType<FeedHealth>;

const schema = {
  summary:
    'Readiness of this process: it reads lots and writes leads. Catalogue version, number of listed lots, state of the feeds, release',
  querystring: noQuery,
  response: {
    200: z.object({
      status: z.literal('ok'),
      version: z.string(),
      lots: z.int().min(0),
      feeds: z.array(feedSchema).readonly(),
      release: z.object({ version: z.string(), commit: z.string() }).nullable(),
    }),
    503: errorSchema,
  },
};

const notReady = (reason: string): Refusal =>
  new Refusal(503, 'not_ready', reason, { headers: { 'retry-after': RETRY_SECONDS } });

async function requireWritable(leads: LeadService): Promise<void> {
  try {
    await leads.checkWritable();
  } catch (error) {
    throw notReady(`Leads cannot be written now: ${getFaultCode(error)}`);
  }
}

/** Throws for an empty catalogue whose imports brought records: they went into another one, or the file was lost. */
function requireLots(lots: number, states: readonly FeedHealth[]): void {
  const full = states.find(
    ({ source, records }) => (records ?? 0) > 0 && FEED_TABLES.some((table) => table.source === source),
  );
  if (lots === 0 && full)
    throw notReady(`The catalogue has no lots, but the last import of ${full.source} read ${full.records}`);
}

export const healthRoute: Route = (app, { store, leads, feeds, release, writerFault }) => {
  app.get('/healthz', { schema }, async () => {
    await requireWritable(leads);
    if (writerFault !== undefined) throw notReady(writerFault);
    const counts = await Promise.all(
      CATALOGUE_TYPE_NAMES.map((type) => store.count({ type, filter: EVERYTHING })),
    );
    const lots = counts.reduce((sum, count) => sum + count, 0);
    const states = await feeds();
    requireLots(lots, states);
    return { status: 'ok' as const, version: await store.version(), lots, feeds: states, release };
  });
};
