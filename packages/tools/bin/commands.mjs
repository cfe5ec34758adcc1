// All commands of `npm run`. run.mjs starts them; docs/commands.md is written from this table (`npm run verify -- docs
// --write`). A row needs no build and no installation, so this file is JavaScript that any Node >= 20 reads.

/**
 * @typedef {object} Command
 * @property {string} name
 * @property {readonly string[]} [run] The command line; the user's arguments follow it. A group of commands has none.
 * @property {string} [args] The arguments, as the documentation shows them.
 * @property {string} summary Markdown; links are relative to the folder `docs`.
 * @property {string} [was] The script that this command replaced: `npm run {was}`.
 * @property {readonly Command[]} [commands] Chosen by the first argument.
 */

/** @param {string} file @param {string[]} args */
const tool = (file, ...args) => ['node', `packages/tools/src/${file}.ts`, ...args];
/** @param {string} file */
const lab = (file) => ['node', `lab/src/${file}.ts`];
/** @param {string} name @param {string[]} args */
const operator = (name, ...args) => ['node', `apps/backend/src/operator/cli/${name}.ts`, ...args];

/** @type {readonly Command[]} */
export const COMMANDS = [
  {
    name: 'start',
    run: tool('start/start'),
    summary:
      'installs, builds, fills an embedded database with demo lots, starts everything and prints «Vvoz is ready»; starts a process again that ends unexpectedly',
  },
  {
    name: 'dev',
    run: tool('dev/dev'),
    summary: 'starts all services with hot reload',
  },
  {
    name: 'test',
    run: tool('test/test'),
    args: '[--changed [REF]] [--only PART [FILTER …]] [--keep]',
    summary:
      'checks everything, and ends with «N passed, N failed, N skipped». `--changed`: what the changes since a commit (`HEAD`) can break. `--only`: one of the parts `verify`, `unit`, `storybook`, `build`, `size`, `crawl`, `fuzz`, `chaos`, `outages`, `pair`, `rehearse`, `e2e`, `logs`. `--keep`: keeps logs and data',
  },
  {
    name: 'verify',
    run: tool('verify/verify'),
    args: '[STEP …] [--write]',
    summary:
      'the static checks: types, lint, format, import rules, client boundary, tokens, names, unused code, generated documents. Steps can be named: `lint`, `lint-types`, `types`, `long` (the property tests in full) … `--write` corrects what a program can correct: `format`, `design-tokens` ([packages/ui/tokens](../packages/ui/tokens)), `docs`',
  },
  {
    name: 'storybook',
    run: ['storybook', 'dev', '-p', '6006', '--no-open', '--disable-telemetry'],
    summary: 'shows the components, the foundations of the design and whole pages on port 6006',
    commands: [
      {
        name: 'build',
        run: ['storybook', 'build', '-o', 'storybook-static', '--disable-telemetry'],
        summary: 'builds them into `storybook-static`',
        was: 'storybook:build',
      },
      {
        name: 'publish',
        run: ['chromatic'],
        summary: "publishes the stories' modes to Chromatic (needs its token)",
        was: 'chromatic',
      },
    ],
  },
  {
    name: 'ingest',
    // An import of a million records stays below 500 MB; the backend's schedule has the same bound (runJob.ts).
    run: ['node', '--max-old-space-size=400', 'apps/backend/src/operator/cli/ingest.ts'],
    args: '--source NAME [--check] | status | report | check FILE',
    summary:
      'imports a source: `jpcenter`, `aleado`, `wordpress`, `cbr`, `content`; `costs` recalculates the costs of lots ([contract](contracts/feeds.md)). `status`: the state of each source; `report`: what the last imports lost ([operating the feeds](operate.md)); `check`: reads a file of [aleado](contracts/aleado.md)',
  },
  {
    name: 'leads',
    run: operator('leads'),
    args: 'list | show | retry | export | about | forget | consents | withdraw',
    summary:
      "shows or redelivers visitors' requests; describes or forgets a person; the register of consents ([contract](contracts/leads.md))",
  },
  {
    name: 'cost',
    run: operator('cost'),
    args: '< input.json',
    summary: 'calculates costs of vehicles, as JSON ([how](cost.md)); `npm run -s cost` prints nothing else',
  },
  {
    name: 'release',
    run: tool('release/release'),
    args: 'main | china | spec | backend',
    summary:
      'builds and tests one service with what it depends on, and leaves a folder in `release/` that runs without the repository ([operating](operate.md#releasing))',
  },
  {
    name: 'gateway',
    run: tool('gateway/gateway'),
    args: '[secret] [--pairs]',
    summary:
      'starts nginx with the configuration of `deploy/gateway` in front of the sites, on http://main.localhost:8080, `china.`, `spec.`: page cache, brotli, limits. `--pairs`: two processes of each site and two backends. `secret` prints a new secret ([operating](operate.md#the-gateway))',
  },
  {
    name: 'operator',
    summary: "the operator's data: backups, migrations, chat, settings",
    commands: [
      {
        name: 'backup',
        run: operator('backup'),
        args: '[--catalogue] | list | check BACKUP',
        summary:
          'copies leads, chat, content and settings while the backend runs ([how](operate.md#backup-and-restore))',
        was: 'backup',
      },
      {
        name: 'restore',
        run: operator('restore'),
        args: 'BACKUP [--force]',
        summary: 'checks a backup and puts it in place',
        was: 'restore',
      },
      {
        name: 'doctor',
        run: operator('doctor'),
        args: '[--offline]',
        summary:
          'compares an installation with the example and with what visitors need, and ends with 1 while something is red ([before opening](open.md))',
      },
      {
        name: 'deploy',
        run: [...tool('deploy/deploy'), 'deploy'],
        args: 'SERVICE TAG',
        summary:
          'releases one service: one process, and when it is healthy the other, with Docker Compose or kubectl ([how](operate.md#releasing-one-host-and-rolling-back))',
      },
      {
        name: 'rollback',
        run: [...tool('deploy/deploy'), 'rollback'],
        args: 'SERVICE',
        summary: 'releases the tag that a service had before',
      },
      {
        name: 'migrate',
        run: operator('migrate'),
        args: 'status | up | down',
        summary: 'shows, applies or rolls back migrations ([how](operate.md#migrations))',
        was: 'migrate',
      },
      {
        name: 'catalogue',
        run: operator('catalogue'),
        args: 'adopt',
        summary:
          'makes the catalogue of this folder the one that imports write ([why](operate.md#one-catalogue-one-writer))',
      },
      {
        name: 'chat',
        run: operator('chat'),
        args: 'list | show | answer | watch',
        summary: 'shows and answers what visitors write in the chat ([contract](contracts/chat.md))',
        was: 'chat',
      },
      {
        name: 'quarantine',
        run: operator('quarantine'),
        args: 'list | show | retry | export',
        summary: 'shows or retries rejected feed records',
        was: 'quarantine',
      },
      {
        name: 'reference',
        run: operator('reference'),
        args: 'check | find KIA SORENTO | explain korean/12345',
        summary:
          'checks the reference of vehicles, lists its rows, says what is known of a lot ([how](cost.md#what-the-feed-does-not-say))',
      },
      {
        name: 'tables',
        run: operator('tables'),
        args: 'check | diff 2025-12-01 2026-01-01',
        summary: 'checks or compares the tables of the law ([how](cost.md#a-new-table))',
        was: 'tables',
      },
      {
        name: 'settings',
        run: operator('settings'),
        args: 'show | history | check | save | undo',
        summary: "shows or changes the operator's cost settings ([how](cost.md))",
        was: 'settings',
      },
      {
        name: 'estimate',
        run: operator('estimate'),
        args: 'train | report | explain TYPE/ID | on TYPE | off TYPE',
        summary:
          'learns what coming lots will sell for, tests it on sold ones, explains an estimate, or switches the estimates of a type ([how](estimate.md))',
      },
      {
        name: 'hash',
        run: operator('operator', 'hash'),
        summary: "prints the hash of a password for the [operator's page](operate.md#the-operators-page)",
      },
      {
        name: 'seed',
        run: operator('seed'),
        args: '[--coming 60000] [--sold 300000] [--seed 1]',
        summary: 'replaces the demo lots',
        was: 'seed',
      },
    ],
  },
  {
    name: 'lab',
    summary: 'measurements and experiments ([lab](../lab/README.md))',
    commands: [
      {
        name: 'bench',
        run: lab('bench/bench'),
        args: '[PART …] [--save-baseline]',
        summary:
          'builds, starts and measures the main site beside an empty Next page, compares the figures with goals and a saved baseline, and fails when one has become worse; 12 minutes on two idle cores. Parts: `load`, `page`, `interaction` (the time of a choice on a four times slower CPU), `gateway`, `api` (also with 1,000,000 lots), `cost` ([how](performance.md))',
        was: 'bench',
      },
      {
        name: 'load',
        run: lab('load/load'),
        args: 'memory | volley | leads | visitors [200] | tide [500] | sitemaps | ages',
        summary:
          '`memory` requests 10,000 addresses, and 1,500 answers that nobody reads, from main site and backend with the heaps of `deploy/`, and prints the peaks of memory; `volley`: one visitor sends 350 different filters, the next visitor must be served within 2 s; `leads`: sends requests through a main site while one visitor, then a hundred, ask for new lists ([figures](security.md#against-a-flood)); `visitors`: visitors and crawlers read, filter by popular brands and years, and open lots, through the gateway or on a main site that the command starts ([how](performance.md#visitors)); `tide`: plays the visitors of a day through a gateway, two sites and two backends, and compares the hit rate of each cache with [the assumed one](scale.md#hit-rates); `sitemaps` reads a sitemap of 1,000,000 landings; `ages`: [how old a price can be](performance.md#how-old-a-price-can-be)',
        was: 'load',
      },
      {
        name: 'fuzz',
        run: lab('fuzz/fuzz'),
        args: 'api | page | routes | abuse-api | abuse-site [--count 100000]',
        summary:
          '`api`, `page`: sends generated query strings to a running stack; `routes` sends every kind of request to every route of a new backend; `abuse-api` and `abuse-site` send malformed and hostile requests on raw sockets ([results](reliability.md#fuzz))',
        was: 'fuzz',
      },
      {
        name: 'chaos',
        run: lab('chaos/chaos'),
        args: '[leads 10000 | storefronts | pair | cluster | day | drill | leads-browser 1000]',
        summary:
          'kills imports while they run, disturbs the backend while 10,000 leads come in, and sends 10,000 leads from one address. `leads`: 50 clients send while the backend is killed, its database locked, its disk full, its disposable files damaged and its clock wrong. `storefronts` stops, silences, slows and falsifies the backend of a site, and kills the site while visitors read and post. `pair`: two sites and two backends behind the gateway. `cluster`: also two shards of ClickHouse and PostgreSQL, each part killed once. `day`: a day in ten minutes, with imports, requests, a backup and a release, in which every process is killed; compares the alarms with those that should come. `drill` backs up while leads come in, destroys the data, restores it and starts. `leads-browser` sends requests from browser pages while network and backend are cut at random ([results](reliability.md))',
        was: 'chaos',
      },
      {
        name: 'rehearse',
        run: lab('rehearse/rehearse'),
        args: '[--check]',
        summary:
          'imports from servers that behave like the real sources, and starts the sites on the result; `--check` only reports ([how](operate.md))',
        was: 'rehearse',
      },
      {
        name: 'import',
        run: lab('import/import'),
        args: '[--lots 1000000] [--dir FOLDER]',
        summary:
          'imports a generated archive into an empty catalogue, then the same files again: seconds, processor time and memory ([figures](performance.md#an-import-of-a-million-lots))',
      },
      {
        name: 'archive',
        run: lab('archive/archive'),
        args: '[--lots 1000000] [--modules FOLDER]',
        summary:
          'compares engines for the counts of a large archive: CPU time, memory and equal answers ([decision](adr/0050-one-index-in-memory-for-every-count.md))',
      },
      {
        name: 'crawl',
        run: lab('crawl/crawl'),
        args: '[--per-kind 4]',
        summary:
          'follows every link of the three running hosts as a search engine would, and compares what it finds with the sitemaps ([signals](seo.md#signals)); `--per-kind`: only so many pages of each kind',
        was: 'crawl',
      },
      {
        name: 'lighthouse',
        run: lab('lighthouse/lighthouse'),
        args: '[--page lot] [--preset phone]',
        summary:
          'audits one page of every kind of the running hosts as a phone and as a desktop ([scores](performance.md#lighthouse)). Installs Lighthouse (170 MB) when it is first used',
        was: 'lighthouse',
      },
      {
        name: 'clickhouse',
        run: lab('clickhouse/clickhouse'),
        summary:
          'runs the tests of [lots in ClickHouse](operate.md#lots-in-clickhouse) on a ClickHouse of today, in this process. Installs it (chDB, 550 MB) when it is first used',
      },
      {
        name: 'walks',
        run: lab('walks/walks'),
        args: '[WALK …] [--url http://127.0.0.1:3000]',
        summary:
          'walks through the running main host as a visitor with a slow phone and connection, and counts taps and seconds ([figures](performance.md#walks))',
      },
      {
        name: 'mutation',
        run: tool('mutation/mutation'),
        args: 'AREA [FOLDER …]',
        summary:
          'changes the code of an area in hundreds of small ways and lists the changes that no test notices ([figures](../CONTRIBUTING.md#what-the-unit-tests-notice))',
        was: 'mutation',
      },
      {
        name: 'size',
        run: tool('size/firstLoad'),
        summary:
          'measures how much more JavaScript list, front page, lot and article load than an empty page, and how much the list has loaded after every part of the panel was used; also HTML, stylesheets, requests and elements of a first view on a phone ([limits](../packages/tools/src/size/sizeLimits.ts))',
        was: 'size',
      },
      {
        name: 'visual',
        run: tool('visual/visual'),
        args: '[STORY …] [--update]',
        summary:
          "compares screenshots of the stories in all modes with the saved ones; `--update` saves new ones; a part of a story's name restricts the run",
        was: 'test:visual',
      },
      {
        name: 'screenshots',
        run: tool('screenshots/screenshots'),
        args: '[PAGE …] [--dark] [--readme]',
        summary:
          "takes screenshots of every page of every host at 375 and 1280 px into `.data/screenshots`, beside design drawings where there are some; the beginning of a page's name restricts the run; `--readme` takes the pictures of the README",
        was: 'screenshots',
      },
    ],
  },
];

/** Scripts that became steps of `verify`. */
const STEPS_OF_VERIFY = {
  lint: 'npm run verify -- lint',
  typecheck: 'npm run verify -- types types-storybook',
  format: 'npm run verify -- format --write',
  'format:check': 'npm run verify -- format',
  'tokens:export': 'npm run verify -- design-tokens --write',
};

/**
 * What replaced each script that the root's package.json no longer has.
 * @type {Readonly<Record<string, string>>}
 */
export const RENAMED = {
  ...STEPS_OF_VERIFY,
  ...Object.fromEntries(
    COMMANDS.flatMap(({ name: group, commands = [] }) =>
      commands.flatMap(({ name, was }) => (was === undefined ? [] : [[was, `npm run ${group} -- ${name}`]])),
    ),
  ),
};

/**
 * Formats how a command is called: `npm run operator -- backup`.
 * @param {string} name
 * @param {string} [args]
 */
export function formatCall(name, args = '') {
  const script = name === 'start' || name === 'test' ? `npm ${name}` : `npm run ${name}`;
  // What follows `--` is for the command, not for npm.
  const separator = args === '' || args.startsWith('<') ? '' : ' --';
  return `${script}${separator} ${args}`.trimEnd();
}

const describeUnknown = (caller, name, names) =>
  name in RENAMED
    ? `"${name}" is now: ${RENAMED[name]}`
    : `There is no command "${name}"; ${caller} takes ${names.join(', ')}.`;

const describeGroup = ({ name: group, commands = [] }) =>
  [
    `Usage: ${formatCall(group, 'COMMAND')} …`,
    '',
    ...commands.map(({ name, args = '' }) => `  ${`${name} ${args}`.trimEnd()}`),
    '',
    'docs/commands.md describes them.',
  ].join('\n');

/**
 * Finds the command line for the arguments of run.mjs. Returns a text to print instead when the command does not exist
 * or help for a group is requested.
 * @param {readonly string[]} argv
 * @returns {{ run: readonly string[] } | { help: string } | { error: string }}
 */
export function findCommand([name = '', ...args]) {
  const command = COMMANDS.find((one) => one.name === name);
  if (command === undefined)
    return {
      error: describeUnknown(
        'run.mjs',
        name,
        COMMANDS.map((one) => one.name),
      ),
    };
  const { run, commands = [] } = command;
  const [first = '', ...rest] = args;
  const subcommand = commands.find((one) => one.name === first);
  if (subcommand?.run !== undefined) return { run: [...subcommand.run, ...rest] };
  if (run !== undefined) return { run: [...run, ...args] };
  if (first === '--help' || first === '-h') return { help: describeGroup(command) };
  if (first === '') return { error: describeGroup(command) };
  return {
    error: describeUnknown(
      formatCall(name),
      first,
      commands.map((one) => one.name),
    ),
  };
}
