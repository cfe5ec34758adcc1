import { JPCENTER_TABLES, makeJpcenterTables } from './rows/jpcenterTables.ts';
import type { FeedRow } from './rows/deviations.ts';
import { makeWordpressObjects } from './rows/wordpressObjects.ts';
import { startCbrServer } from './servers/cbrServer.ts';
import { startJpcenterServer } from './servers/jpcenterServer.ts';
import { startPictureServer } from './servers/pictureServer.ts';
import { startWordpressServer } from './servers/wordpressServer.ts';

export interface SupplierOptions {
  /** Records of each table and resource. */
  readonly count: number;
  readonly seed: number;
  readonly now: Date;
}

export interface Supplier {
  /** Environment variables with the addresses of these servers, for the importers. */
  readonly variables: Readonly<Record<string, string>>;
  /** Number of records that an import must reject, by feed table; `wordpress/*` is all of WordPress. */
  readonly invalid: Readonly<Record<string, number>>;
  readonly close: () => Promise<void>;
}

const CODE = 'Rehearsal0Code';
/** Queries per day, as in the supplier's terms. */
const DAILY_LIMIT = 50_000;
/** One answer in this many is slow. */
const SLOW_STEP = 19;
const SLOW_MS = 400;
/** One answer in this many is refused with 503. */
const REFUSED_STEP = 23;

/** The real server writes field names in upper case for some queries and in lower case for others. */
const formatName = (name: string, request: number): string => (request % 2 === 0 ? name.toLowerCase() : name);

/** Counts the records that the importer requests: those outside the archive. */
const countOffered = (rows: ReadonlySet<FeedRow>): number =>
  [...rows].filter((row) => row['IS_STAT'] !== '1').length;

/** Starts all sources on free ports of this machine. */
export async function startSupplier(options: SupplierOptions): Promise<Supplier> {
  const pictures = await startPictureServer();
  const jpcenterTables = makeJpcenterTables({ ...options, pictureOrigin: pictures.url });
  const objects = makeWordpressObjects({ ...options, pictureOrigin: pictures.url });
  const jpcenter = await startJpcenterServer({
    code: CODE,
    dailyLimit: DAILY_LIMIT,
    packing: 'zlib',
    formatName,
    leadingNuls: true,
    tables: Object.fromEntries(JPCENTER_TABLES.map((name) => [name, jpcenterTables[name].rows])),
    fault: (request) => {
      if (request % REFUSED_STEP === 0) return { kind: 'status', status: 503, retryAfter: '1' };
      return request % SLOW_STEP === 0 ? { kind: 'slow', ms: SLOW_MS } : undefined;
    },
  });
  const { spec, stock, posts, invalid } = objects;
  const wordpress = await startWordpressServer({ spec, stock, posts, spec_japan: [] });
  const cbr = await startCbrServer();
  return {
    variables: {
      VVOZ_JPCENTER_URL: jpcenter.url,
      VVOZ_JPCENTER_CODE: CODE,
      VVOZ_JPCENTER_TABLES: JPCENTER_TABLES.join(','),
      VVOZ_WORDPRESS_URL: wordpress.url,
      VVOZ_CBR_URL: cbr.url,
      VVOZ_PICTURE_HOSTS: new URL(pictures.url).host,
    },
    invalid: {
      ...Object.fromEntries(
        JPCENTER_TABLES.map((name) => [`jpcenter/${name}`, countOffered(jpcenterTables[name].invalid)]),
      ),
      'wordpress/*': invalid,
    },
    close: async () => {
      await Promise.all([jpcenter, wordpress, cbr, pictures].map((server) => server.close()));
    },
  };
}
