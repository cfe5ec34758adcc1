import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { HOST_NAMES, mapHosts, type Host } from '@vvoz/catalogue/hosts/hosts';
import { formatTable } from '@vvoz/tools/lib/terminalTable';
import { requestGateway } from '@vvoz/tools/gateway/requestGateway';
import { enterPlay } from '@vvoz/tools/lib/play';
import { root } from '@vvoz/tools/lib/root';
import { createStopSignal } from '@vvoz/tools/lib/stopped';
import { findGatewayPort } from '@vvoz/tools/gateway/findGatewayPort';
import type { RecordRow } from '@vvoz/tools/screenshots/listPages';
import { Progress } from '@vvoz/tools/start/progress';
import { parseSettings } from '@vvoz/tools/start/settings';
import { createMachine, findChromium } from '@vvoz/tools/chromium/chromium';
import { findLinkedPages, listAuditedPages, type AuditedPage } from './auditedPages.ts';
import { auditPage, installLighthouse, PRESETS, type Preset } from './auditPage.ts';
import { CATEGORIES, type PageReport } from './readReport.ts';

const USAGE = `Usage: npm run lab -- lighthouse [--page PART …] [--preset phone|desktop] [--without-times]

  Audits one page of every kind of the running hosts (npm run gateway, else npm start) with Lighthouse, as a phone and as a
  desktop. Prints the scores and the audits that failed; the reports are in lighthouse/ of the data folder. Installs
  Lighthouse when it is used for the first time (170 MB).

  --page           audits only pages whose name contains this text: lot, "china list"
  --preset         audits with this preset only
  --without-times  leaves out performance, whose scores depend on how busy the machine is
Exit code 1 when a page fails an audit other than performance and is-crawlable, when a page cannot be audited, and when
no page is selected. Lots and pages of one visitor fail is-crawlable, because they are not for search engines.`;

const { values } = parseArgs({
  options: {
    page: { type: 'string', multiple: true, default: [] },
    preset: { type: 'string', multiple: true, default: Object.keys(PRESETS) },
    'without-times': { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  },
});

const signal = createStopSignal(() => process.exit(130));
enterPlay('lighthouse');
const settings = parseSettings(process.env, root);
const folder = path.join(settings.dataDir, 'lighthouse');

interface Row {
  readonly page: AuditedPage;
  readonly preset: Preset;
  readonly report: PageReport;
}

const readRecords = (host: string): RecordRow[] =>
  JSON.parse(readFileSync(path.join(root, `apps/backend/content/pages/${host}.json`), 'utf8')) as RecordRow[];

const isPreset = (name: string): name is Preset => Object.hasOwn(PRESETS, name);
const isSelected = ({ name }: AuditedPage): boolean =>
  values.page.length === 0 || values.page.some((part) => name.includes(part));

/** Ports of the hosts: that of the gateway, or of each site. */
async function findPorts(): Promise<Readonly<Record<Host, number>>> {
  const gateway = await findGatewayPort();
  return mapHosts((host) => gateway ?? settings.ports[host]);
}

async function findPages(host: Host, port: number): Promise<readonly AuditedPage[]> {
  const known = listAuditedPages(host, mapHosts(readRecords));
  const read = async (page: string) =>
    (await requestGateway(port, page, { host: `${host}.localhost:${port}` })).text;
  return [...known, ...(await findLinkedPages(host, known, read))];
}

const formatScores = (rows: readonly Row[]): string =>
  formatTable(
    [
      ['page', 'preset', ...CATEGORIES],
      ...rows.map(({ page, preset, report }) => [
        page.name,
        preset,
        ...CATEGORIES.map((category) => String(report.scores[category] ?? '–')),
      ]),
    ],
    (column) => column < 2,
  );

/** Failed audits, each once, with the pages where it failed. */
const listFailed = (rows: readonly Row[]): readonly string[] => {
  const all = rows.flatMap(({ page, preset, report }) =>
    report.failed.map(({ category, audit, title }) => ({
      key: `${category}, ${audit}: ${title.replace(/ \(.*\)$/, '')}`,
      where: `${page.name} ${preset}`,
    })),
  );
  return [...Map.groupBy(all, ({ key }) => key)].map(
    ([key, places]) => `${key}\n    ${places.map(({ where }) => where).join(', ')}`,
  );
};

/** The audit that lots and pages of one visitor fail on purpose: they are not for search engines. */
const NOT_FOR_SEARCH = 'is-crawlable';

/**
 * True when a page fails an audit other than NOT_FOR_SEARCH. Performance is not judged, because it depends on how busy
 * the machine is.
 */
const isFaulty = ({ report }: Row): boolean =>
  report.failed.some(({ category, audit }) => category !== 'performance' && audit !== NOT_FOR_SEARCH);

async function main(): Promise<number> {
  const presets = values.preset.filter(isPreset);
  if (values.help || presets.length < values.preset.length) {
    console.log(USAGE);
    return values.help ? 0 : 2;
  }
  const progress = new Progress(process.stderr);
  const chromium = await findChromium(createMachine(root, path.join(folder, 'chromium.log'), signal));
  await progress.step('Installing Lighthouse', () =>
    installLighthouse(path.join(folder, 'install.log'), signal),
  );
  const ports = await findPorts();
  const pages = (await Promise.all(HOST_NAMES.map((host) => findPages(host, ports[host])))).flat();
  const selected = pages.filter(isSelected);
  const rows: Row[] = [];
  const faults: string[] = [];
  await progress.step('Auditing', async (detail) => {
    for (const page of selected)
      for (const preset of presets) {
        signal.throwIfAborted();
        detail(`${page.name}, ${preset}`);
        const url = `http://${page.host}.localhost:${ports[page.host]}${page.path}`;
        const withoutTimes = values['without-times'];
        const options = { url, preset, withoutTimes, chromium, folder, name: page.name, signal };
        try {
          // A browser on a busy machine may end, or paint nothing in time.
          const report = await auditPage(options).catch(() => auditPage(options));
          rows.push({ page, preset, report });
        } catch (error) {
          signal.throwIfAborted();
          faults.push(`${page.name}, ${preset}: ${error instanceof Error ? error.message : String(error)}`);
        }
      }
  });
  console.log(formatScores(rows));
  for (const line of listFailed(rows)) console.log(`  ${line}`);
  for (const fault of faults) console.error(`NOT AUDITED, ${fault}`);
  return Number(faults.length > 0 || selected.length === 0 || rows.some(isFaulty));
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
