import path from 'node:path';
import { LOT_AGES, MAX_LOT_AGE } from '@vvoz/api/headers/lotAges';
import { IsolatedBackend } from '@vvoz/tools/backend/IsolatedBackend';
import type { IsolatedProcess } from '@vvoz/tools/backend/IsolatedProcess';
import { IsolatedSite } from '@vvoz/tools/backend/IsolatedSite';
import { formatTable } from '@vvoz/tools/lib/terminalTable';
import { findNginx, NGINX_PACKAGES } from '@vvoz/tools/lib/findNginx';
import { shareUpstreams, TRUST_THIS_MACHINE } from '@vvoz/tools/gateway/gatewayFiles';
import { startNginx } from '@vvoz/tools/gateway/startNginx';
import { root } from '@vvoz/tools/lib/root';
import { measurePriceAges, type PriceAge, type Way } from '../../pair/measurePriceAges.ts';
import { findFreePorts } from '@vvoz/tools/start/ports';
import { seed } from '@vvoz/tools/start/seed';
import type { Progress } from '@vvoz/tools/start/progress';
import { hideVersions } from './hideVersions.ts';

const SEED = ['--coming', '2000', '--sold', '3000'];
/** Between two requests, ms: often, at the end of the memo's fresh time, and just before the gateway may
 * no longer use a page. */
const PACES_MS = [
  1000,
  1000 * LOT_AGES.memoFresh + 500,
  1000 * (LOT_AGES.gatewayFresh + LOT_AGES.gatewayBehind) - 500,
];
/** Visitors send requests for this time before the change, ms, so that every cache has every answer. */
const BEFORE_MS = 35_000;
/** They go on for this time when all have seen the new prices, ms: another cache could still return an old one. */
const AFTER_MS = 20_000;

export interface AgesOptions {
  /** A folder that only this call uses. */
  readonly dir: string;
  readonly signal: AbortSignal;
  readonly progress: Progress;
}

const formatSeconds = (ms: number | undefined): string => (ms === undefined ? '–' : (ms / 1000).toFixed(1));

const formatAges = (ages: readonly PriceAge[]): string =>
  formatTable(
    [
      ['way', 'place', 'a request every, s', 'oldest price, s', 'new after, s', 'from'],
      ...ages.map(({ way, surface, paceMs, ageMs, newMs, newFrom }) => [
        way,
        surface,
        formatSeconds(paceMs),
        formatSeconds(ageMs),
        formatSeconds(newMs),
        newFrom || '–',
      ]),
    ],
    (column) => column < 2 || column === 5,
  );

const findFaults = (ages: readonly PriceAge[]): readonly string[] =>
  ages.flatMap(({ way, surface, paceMs, ageMs, newMs, faults }) => [
    ...faults,
    ...(newMs !== undefined && ageMs <= MAX_LOT_AGE * 1000
      ? []
      : [`${way}, ${surface} every ${paceMs / 1000} s: a price was ${formatSeconds(ageMs)} s old`]),
  ]);

/**
 * Changes prices in the catalogue, with the true lifetimes of all caches, and measures how old a price can be in lists, on
 * pages of lots and in the calls of an open list: through the gateway, through the gateway with a backend that names no
 * versions, and without a gateway. Returns one line for each place where a price was older than a minute, and for each
 * address that was not answered with 200.
 */
export async function loadAges({ dir, signal, progress }: AgesOptions): Promise<readonly string[]> {
  const nginx = findNginx();
  if (nginx === undefined) throw new Error(`nginx is missing: apt-get install ${NGINX_PACKAGES}`);
  const dataDir = path.join(dir, 'data');
  await progress.step('Preparing the demo data', (onDetail) =>
    seed({ root, dataDir, logFile: path.join(dir, 'seed.log'), args: SEED, signal, onDetail }),
  );
  const ports = await findFreePorts();
  // All visitors come at once to sites that have just started.
  const env = { VVOZ_PAGE_WAIT_MS: '10000' };
  const started: IsolatedProcess[] = [];
  const start = async <T extends IsolatedProcess>(server: T): Promise<T> => {
    started.push(server);
    await server.start();
    return server;
  };
  const stops: (() => unknown)[] = [];
  const startGateway = async (name: string, site: number): Promise<Way> => {
    const gateway = await startNginx(nginx, {
      upstreams: shareUpstreams([site], [ports.backend]),
      trusted: TRUST_THIS_MACHINE,
    });
    stops.push(gateway.stop);
    return { name, port: gateway.port };
  };
  try {
    const backend = await start(
      new IsolatedBackend({ dataDir, port: ports.backend, env: { VVOZ_LOG_LEVEL: 'error' } }),
    );
    const versionless = await hideVersions(backend.url);
    stops.push(versionless.close);
    await start(new IsolatedSite({ dataDir, port: ports.main, apiUrl: backend.url, env }));
    await start(new IsolatedSite({ dataDir, port: ports.china, apiUrl: versionless.url, env }));
    await start(new IsolatedSite({ dataDir, port: ports.spec, apiUrl: backend.url, env }));
    const ways = [
      await startGateway('gateway', ports.main),
      await startGateway('gateway, no version', ports.china),
      { name: 'no gateway', port: ports.spec },
    ];
    const ages = await progress.step('Waiting for old prices', () =>
      measurePriceAges({
        databaseFile: path.join(dataDir, 'vvoz.sqlite'),
        ways,
        pacesMs: PACES_MS,
        beforeMs: BEFORE_MS,
        afterMs: AFTER_MS,
        maxMs: MAX_LOT_AGE * 1000,
      }),
    );
    console.log(formatAges(ages));
    return findFaults(ages);
  } finally {
    await Promise.all(started.map((server) => server.end()));
    for (const stop of stops) await stop();
  }
}
