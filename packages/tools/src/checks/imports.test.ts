import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findForbiddenImports, formatViolation } from './imports.ts';
import { LAYERS } from './layers.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'vvoz-imports-'));
  for (const name of ['ky', 'zod', 'react', 'next']) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, version: '1.0.0', main: 'index.js' }));
    write(`node_modules/${name}/index.js`, 'module.exports = {};');
  }
  workspace('law', { './*': './src/*.ts' });
  workspace('catalogue', { './*': './src/*.ts' });
  workspace('phrases', { './*': './src/*.ts' });
  workspace('api', {
    './calc/*': './src/calc/*.ts',
    './v2/*': './src/v2/*.ts',
    './errors': './src/errors.ts',
  });
  workspace('ui', { './lots/*': './src/lots/*', './theme/*': './src/theme/*' });
  workspace('seo', { './*': './src/*.ts' });
  workspace('site-server', { './*': './src/*.ts' });
  workspace('storefront', { './*': './src/*' });
  workspace('tools', { './*': './src/*.ts' });
  workspace('lab', { './*': './src/*.ts' }, 'lab');
  for (const [name, text] of Object.entries(GOOD)) write(name, text);
});
afterEach(() => {
  rmSync(root, { recursive: true, force: true });
});

function write(name: string, text: string) {
  const file = path.join(root, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}
function workspace(name: string, exports: Record<string, string>, folder = `packages/${name}`) {
  write(`${folder}/package.json`, JSON.stringify({ name: `@vvoz/${name}`, type: 'module', exports }));
  mkdirSync(path.join(root, 'node_modules/@vvoz'), { recursive: true });
  symlinkSync(path.join(root, folder), path.join(root, 'node_modules/@vvoz', name));
}

/** A row of LAYERS is a folder, or a file of `src`. */
const entryOf = (row: string): string => (row.endsWith('.ts') ? row : `${row}/entry.ts`);
const importRows = (rows: readonly string[]): string =>
  rows.map((row) => `import '../${entryOf(row)}';`).join('\n');
const layerRows = Object.entries(LAYERS).flatMap(([name, layers]) =>
  layers.flatMap((layer, level) =>
    layer
      .filter((row) => !row.endsWith('.ts'))
      .map((row) => ({
        rule: `${path.basename(name)}-layer-${row}`,
        folder: `${name}/src/${row}`,
        below: layers.slice(0, level).flat(),
        notBelow: layers
          .slice(level)
          .flat()
          .filter((other) => other !== row),
      })),
  ),
);

/** A file of each folder that imports all layers below. */
const layerFiles = layerRows.map(({ folder, below }) => [
  `${folder}/entry.ts`,
  importRows(below) || 'export const ground = 1;',
]);

/** Each folder with each row that it must not import: those of its own layer and of the layers above. */
const badLayerFiles = layerRows.flatMap(({ rule, folder, notBelow }) =>
  notBelow.map((row): [string, string, string] => [
    rule,
    `${folder}/uses-${path.parse(row).name}.ts`,
    importRows([row]),
  ]),
);

/** A small repository in which every import is allowed. */
const GOOD: Record<string, string> = {
  ...Object.fromEntries(layerFiles),
  'apps/backend/src/env.ts': "import './ingest/entry.ts';\nimport './leads/entry.ts';\nexport const env = 1;",
  'apps/backend/src/operator/run.ts': "export { env } from '../env.ts';",
  'apps/backend/src/ingest/getBytes.ts': 'export const getBytes = 1;',
  'apps/backend/src/ingest/sources/one/one.ts': "export { getBytes } from '../../getBytes.ts';",
  'apps/backend/src/ingest/sources/two/two.ts': 'export const two = 2;',
  'apps/backend/src/ingest/sources/sources.ts': "import './one/one.ts';\nimport './two/two.ts';",
  'apps/backend/src/leads/targets/Target.ts': 'export interface Target { name: string }',
  'apps/backend/src/leads/targets/one/one.ts': "export type { Target } from '../Target.ts';",
  'apps/backend/src/leads/targets/two/two.ts': 'export const two = 2;',
  'apps/backend/src/leads/targets/targets.ts': "import './one/one.ts';\nimport './two/two.ts';",
  'packages/catalogue/src/lots/lot.ts': 'export interface Lot { id: string }\nexport const makers = 1;',
  'packages/api/src/errors.ts': 'export const errors = 1;',
  'packages/api/src/v1/parse.ts':
    "import { makers } from '@vvoz/catalogue/lots/lot';\nexport const v1 = makers;",
  'packages/api/src/v2/v2Schemas.ts': "import { z } from 'zod';\nexport const schema = z;",
  'packages/catalogue/src/words/words.test.ts': "import '../templates/entry.ts';",
  'packages/law/src/ages.ts': 'export const ages = 1;',
  'packages/catalogue/src/lots/years.ts': "export { ages } from '@vvoz/law/ages';",
  'packages/catalogue/src/facets/facetDetails.ts': 'export const details = 1;',
  'packages/phrases/src/understand.ts': "export { ages } from '@vvoz/catalogue/lots/years';",
  'packages/api/src/calc/receipt.ts': "import { z } from 'zod';\nexport const receipt = z;",
  'packages/api/src/v2/v2Client.ts':
    "import ky from 'ky';\nimport { schema } from './v2Schemas.ts';\nexport const client = [ky, schema];",
  'packages/ui/src/theme/vars.ts': 'export const vars = 1;',
  'packages/ui/src/theme/layers.css.ts': 'export const layers = 1;',
  'packages/ui/src/theme/main.css.ts': "import './layers.css.ts';",
  'packages/ui/src/css/space.ts': "export { vars } from '../theme/vars.ts';",
  'packages/ui/src/state/onDevice.ts': 'export const onDevice = 1;',
  'packages/ui/src/primitives/Stack.tsx':
    "import '../css/space.ts';\nimport '../state/onDevice.ts';\nexport const Stack = () => <div />;",
  'packages/ui/src/lots/Card.tsx':
    "import type { Lot } from '@vvoz/catalogue/lots/lot';\nimport { Stack } from '../primitives/Stack.tsx';\nexport const Card = (lot: Lot) => <Stack key={lot.id} />;",
  'packages/ui/src/filters/Panel.tsx': "export { Stack } from '../primitives/Stack.tsx';",
  'packages/seo/src/title.ts':
    "import { makers } from '@vvoz/catalogue/lots/lot';\nexport const title = makers;",
  'packages/tools/src/run.ts': 'export const run = 1;',
  'lab/src/bench.ts': "import { run } from '@vvoz/tools/run';\nexport const bench = run;",
  'packages/storefront/src/data/list.ts':
    "import { client } from '@vvoz/api/v2/v2Client';\nexport const list = client;",
  'packages/storefront/src/routes/page.tsx':
    "import { list } from '../data/list.ts';\nimport { title } from '@vvoz/seo/title';\nimport { schema } from '@vvoz/api/v2/v2Schemas';\nimport { errors } from '@vvoz/api/errors';\nimport { Card } from '@vvoz/ui/lots/Card.tsx';\nimport { Island } from '../pages/list/Island.client.tsx';\nimport next from 'next';\nexport const page = [list, title, schema, errors, Card, Island, next];",
  'packages/storefront/src/pages/list/Island.client.tsx':
    "import { Card } from '@vvoz/ui/lots/Card.tsx';\nexport const Island = Card;",
  'apps/main/src/app/page.tsx':
    "import { page } from '@vvoz/storefront/routes/page.tsx';\nimport next from 'next';\nexport default [page, next];",
  'apps/backend/src/main.ts':
    "import { schema } from '@vvoz/api/v2/v2Schemas';\nimport { makers } from '@vvoz/catalogue/lots/lot';\nexport const api = [schema, makers];",
};

/** Forbidden imports, at least one for each rule, as [rule, file, text]. Imports of types count too. */
const BAD: [rule: string, file: string, text: string][] = [
  ['no-circular', 'packages/seo/src/a.ts', "import './b.ts';"],
  ['resolvable', 'packages/seo/src/lost.ts', "import '@vvoz/catalogue/none';"],
  ['packages-by-name', 'packages/seo/src/deep.ts', "import '../../catalogue/src/lots/lot.ts';"],
  ['apps-apart', 'apps/china/src/app/page.tsx', "import '../../../main/src/app/page.tsx';"],
  ['packages-by-name', 'lab/src/deep.ts', "import '../../packages/tools/src/run.ts';"],
  ['packages-below-apps', 'lab/src/up.ts', "import '../../apps/main/src/app/page.tsx';"],
  ['nothing-imports-lab', 'packages/tools/src/uses-lab.ts', "import '@vvoz/lab/bench';"],
  ['packages-below-apps', 'packages/seo/src/up.ts', "import '../../../apps/main/src/app/page.tsx';"],
  ['apps-are-thin', 'apps/main/src/app/wire.tsx', "import '@vvoz/api/v2/v2Client';"],
  ['apps-are-thin', 'apps/main/src/app/card.tsx', "import '@vvoz/ui/lots/Card.tsx';"],
  [
    'only-data-calls-the-api',
    'packages/storefront/src/routes/wire.tsx',
    "import { client } from '@vvoz/api/v2/v2Client';\nexport { client };",
  ],
  [
    'islands-know-no-server',
    'packages/storefront/src/pages/list/Words.client.tsx',
    "import { list } from '../../data/list.ts';\nexport const Words = list;",
  ],
  ['law-imports-nothing', 'packages/law/src/lot.ts', "import '@vvoz/catalogue/lots/lot';"],
  ['law-imports-nothing', 'packages/law/src/zod.ts', "import 'zod';"],
  ['catalogue-is-pure', 'packages/catalogue/src/query/http.ts', "import 'ky';"],
  ['catalogue-is-pure', 'packages/catalogue/src/query/zod.ts', "import { z } from 'zod';\nexport { z };"],
  [
    'catalogue-is-pure',
    'packages/catalogue/src/query/view.ts',
    "import type { FC } from 'react';\nexport type A = FC;",
  ],
  ['catalogue-is-pure', 'packages/catalogue/src/query/wire.ts', "import '@vvoz/api/errors';"],
  ['phrases-know-the-catalogue-only', 'packages/phrases/src/wire.ts', "import '@vvoz/api/errors';"],
  ['phrases-know-the-catalogue-only', 'packages/phrases/src/zod.ts', "import 'zod';"],
  ['api-knows-the-catalogue-only', 'packages/api/src/words.ts', "import '@vvoz/phrases/understand';"],
  [
    'site-server-knows-no-catalogue',
    'packages/site-server/src/lots.ts',
    "import '@vvoz/catalogue/lots/lot';",
  ],
  ['site-server-knows-no-catalogue', 'packages/site-server/src/calls.ts', "import '@vvoz/api/v2/v2Client';"],
  ['ui-and-seo-know-the-catalogue-only', 'packages/ui/src/lots/Wire.tsx', "import '@vvoz/api/v2/v2Schemas';"],
  [
    'ui-and-seo-know-the-catalogue-only',
    'packages/seo/src/wire.ts',
    "import type { client } from '@vvoz/api/v2/v2Client';\nexport type A = typeof client;",
  ],
  ['ui-and-seo-know-the-catalogue-only', 'packages/ui/src/lots/Calc.tsx', "import '@vvoz/api/calc/receipt';"],
  [
    'long-texts-stay-on-the-server',
    'packages/ui/src/filters/Long.client.tsx',
    "'use client';\nimport { details } from '@vvoz/catalogue/facets/facetDetails';\nexport { details };",
  ],
  ['no-next-in-ui', 'packages/ui/src/lots/Link.tsx', "import 'next';"],
  ['ui-below-nothing', 'packages/ui/src/lots/Title.tsx', "import '@vvoz/seo/title';"],
  ['site-server-knows-no-catalogue', 'packages/site-server/src/lot.ts', "import '@vvoz/catalogue/lots/lot';"],
  ['site-browser-below-storefront', 'packages/site-browser/src/title.ts', "import '@vvoz/seo/title';"],
  ...badLayerFiles,
  ['ui-folders-are-listed', 'packages/ui/src/unlisted/file.ts', "import '../theme/vars.ts';"],
  ['backend-folders-are-listed', 'apps/backend/src/unlisted/file.ts', "import '../lib/entry.ts';"],
  ['backend-env-gathers-settings', 'apps/backend/src/env.ts', "import './http/entry.ts';"],
  [
    'backend-sources-apart',
    'apps/backend/src/ingest/sources/one/uses-two.ts',
    "import type { two } from '../two/two.ts';\nexport type A = typeof two;",
  ],
  ['backend-sources-apart', 'apps/backend/src/ingest/sources/one/uses-table.ts', "import '../sources.ts';"],
  ['backend-targets-apart', 'apps/backend/src/leads/targets/one/uses-two.ts', "import '../two/two.ts';"],
  ['backend-targets-apart', 'apps/backend/src/leads/targets/one/uses-table.ts', "import '../targets.ts';"],
  [
    'backend-transports-know-no-source',
    'apps/backend/src/ingest/transports/one.ts',
    "import '../sources/one/one.ts';",
  ],
  ['backend-knows-catalogue-and-schemas', 'apps/backend/src/client.ts', "import '@vvoz/api/v2/v2Client';"],
  ['backend-knows-catalogue-and-schemas', 'apps/backend/src/view.ts', "import '@vvoz/ui/lots/Card.tsx';"],
];

test('a repository without forbidden imports has no finding', async () => {
  expect(await findForbiddenImports(root)).toEqual([]);
});

test('each rule finds the file that breaks it, and no other file', async () => {
  for (const [, name, text] of BAD) write(name, text);
  write('packages/seo/src/b.ts', "import './a.ts';");
  const violations = await findForbiddenImports(root);
  for (const [rule, file] of BAD) {
    expect(violations, `${rule} in ${file}`).toContainEqual(
      expect.objectContaining({ rule, from: file, comment: expect.stringMatching(/\S/) }),
    );
  }
  const bad = new Set(BAD.map(([, name]) => name)).add('packages/seo/src/b.ts');
  const others = violations.filter(({ from, rule }) => !bad.has(from) && rule !== 'no-folder-circle');
  expect(others).toEqual([]);
});

test('a circle of folders is found although no file is in a circle, through subfolders too', async () => {
  write('packages/phrases/src/one/deep/a.ts', "import '../../two/b.ts';");
  write('packages/phrases/src/two/b.ts', 'export const b = 1;');
  write('packages/phrases/src/two/c.ts', "import '../three/d.ts';");
  write('packages/phrases/src/three/d.ts', "import '../one/e.ts';");
  write('packages/phrases/src/one/e.ts', 'export const e = 1;');
  const [violation, ...others] = await findForbiddenImports(root);
  expect(others).toEqual([]);
  expect(violation).toMatchObject({
    rule: 'no-folder-circle',
    from: 'packages/phrases/src',
    to: 'one → two → three → one',
    comment: expect.stringContaining('packages/phrases/src/three/d.ts imports packages/phrases/src/one/e.ts'),
  });
});

test('files beside the folders and tests close no circle of folders', async () => {
  write('packages/phrases/src/beside.ts', "import './one/a.ts';");
  write('packages/phrases/src/one/a.ts', 'export const a = 1;');
  write('packages/phrases/src/one/b.ts', "import '../two/c.ts';");
  write('packages/phrases/src/two/c.ts', "import '../beside.ts';");
  write('packages/phrases/src/two/c.test.ts', "import '../one/a.ts';");
  write('packages/phrases/src/two/testing/data.ts', "import '../../one/a.ts';");
  expect(await findForbiddenImports(root)).toEqual([]);
});

test('a violation names the rule and gives its reason', () => {
  const text = formatViolation({ rule: 'apps-apart', from: 'a.ts', to: 'b.ts', comment: 'Because.' });
  expect(text).toBe('a.ts → b.ts\n  breaks apps-apart: Because.');
});
