// `node packages/tools/bin/run.mjs NAME [ARGUMENT …]` runs a script of the root's package.json with the workspace's own
// Node and tools (with-tools.mjs). This file itself runs under any Node >= 20.
import process from 'node:process';

const tool = (file) => ['node', `packages/tools/src/${file}.ts`];
const operator = (name) => ['node', `apps/backend/src/operator/cli/${name}.ts`];
const verify = (...steps) => [...tool('verify/verify'), ...steps];

const COMMANDS = {
  start: tool('start/start'),
  test: tool('test/test'),
  'test:visual': tool('visual/visual'),
  dev: tool('dev/dev'),
  verify: verify(),
  lint: verify('lint'),
  typecheck: verify('types', 'types-storybook'),
  'format:check': verify('format'),
  format: ['oxfmt', '.'],
  bench: tool('bench/bench'),
  gateway: tool('gateway/gateway'),
  fuzz: tool('fuzz/fuzz'),
  chaos: tool('chaos/chaos'),
  load: tool('load/load'),
  crawl: tool('crawl/crawl'),
  lighthouse: tool('lighthouse/lighthouse'),
  release: tool('release/release'),
  size: tool('size/firstLoad'),
  mutation: tool('mutation/mutation'),
  seed: operator('seed'),
  // An import of a million records stays below 500 MB; runProgram.ts of the backend has the same bound.
  ingest: ['node', '--max-old-space-size=400', 'apps/backend/src/operator/cli/ingest.ts'],
  leads: operator('leads'),
  chat: operator('chat'),
  operator: operator('operator'),
  backup: operator('backup'),
  restore: operator('restore'),
  migrate: operator('migrate'),
  quarantine: operator('quarantine'),
  rehearse: tool('rehearse/rehearse'),
  cost: operator('cost'),
  tables: operator('tables'),
  settings: operator('settings'),
  screenshots: tool('screenshots/screenshots'),
  'tokens:export': ['node', 'packages/ui/scripts/exportTokens.ts'],
  storybook: ['storybook', 'dev', '-p', '6006', '--no-open', '--disable-telemetry'],
  'storybook:build': ['storybook', 'build', '-o', 'storybook-static', '--disable-telemetry'],
  chromatic: ['chromatic'],
};

const [name = '', ...args] = process.argv.slice(2);
if (!Object.hasOwn(COMMANDS, name)) {
  process.stderr.write(`There is no command "${name}"; run.mjs takes ${Object.keys(COMMANDS).join(', ')}.\n`);
  process.exit(1);
}
process.argv.splice(2, Infinity, ...COMMANDS[name], ...args);
await import('./with-tools.mjs');
