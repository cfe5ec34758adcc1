import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findForbiddenImports, formatViolation } from './imports.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'vvoz-imports-'));
  for (const name of ['ky', 'zod', 'react', 'next']) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, version: '1.0.0', main: 'index.js' }));
    write(`node_modules/${name}/index.js`, 'module.exports = {};');
  }
  workspace('catalogue', { './*': './src/*.ts' });
  workspace('phrases', { './*': './src/*.ts' });
  workspace('api', {
    './calc/*': './src/calc/*.ts',
    './v2/*': './src/v2/*.ts',
    './errors': './src/errors.ts',
  });
  workspace('ui', { './lots/*': './src/lots/*', './theme/*': './src/theme/*' });
  workspace('seo', { './*': './src/*.ts' });
  workspace('storefront', { './*': './src/*' });
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
function workspace(name: string, exports: Record<string, string>) {
  write(`packages/${name}/package.json`, JSON.stringify({ name: `@vvoz/${name}`, type: 'module', exports }));
  mkdirSync(path.join(root, 'node_modules/@vvoz'), { recursive: true });
  symlinkSync(path.join(root, 'packages', name), path.join(root, 'node_modules/@vvoz', name));
}

/** Folders of the backend, lowest layer first. Folders of one layer do not import each other. */
const LAYERS = [
  ['lib'],
  ['state'],
  ['catalogue'],
  ['chat', 'content', 'cost', 'indexNow', 'leads', 'pictures'],
  ['ingest'],
  ['demo'],
  ['http'],
  ['operator'],
];
const importFolders = (folders: readonly string[]): string =>
  folders.map((folder) => `import '../${folder}/entry.ts';`).join('\n');

/** A file of each folder that imports all folders of the layers below. */
const layerFiles = LAYERS.flatMap((layer, level) =>
  layer.map((folder) => [
    `apps/backend/src/${folder}/entry.ts`,
    importFolders(LAYERS.slice(0, level).flat()) || 'export const ground = 1;',
  ]),
);

/** Each folder with each folder that it must not import: those of its own layer and of the layers above. */
const badLayerFiles = LAYERS.flatMap((layer, level) =>
  layer.flatMap((folder) =>
    LAYERS.slice(level)
      .flat()
      .filter((other) => other !== folder)
      .map((other): [string, string, string] => [
        `backend-layer-${folder}`,
        `apps/backend/src/${folder}/uses-${other}.ts`,
        importFolders([other]),
      ]),
  ),
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
  'packages/catalogue/src/cost/ages.ts': "export { makers as ages } from '../lots/lot.ts';",
  'packages/catalogue/src/facets/facetDetails.ts': 'export const details = 1;',
  'packages/phrases/src/understand.ts': "export { ages } from '@vvoz/catalogue/cost/ages';",
  'packages/api/src/calc/receipt.ts': "import { z } from 'zod';\nexport const receipt = z;",
  'packages/api/src/v2/v2Client.ts':
    "import ky from 'ky';\nimport { schema } from './v2Schemas.ts';\nexport const client = [ky, schema];",
  'packages/ui/src/theme/vars.ts': 'export const vars = 1;',
  'packages/ui/src/css/layers.css.ts': 'export const layers = 1;',
  'packages/ui/src/theme/main.css.ts': "import '../css/layers.css.ts';",
  'packages/ui/src/css/space.ts': "export { vars } from '../theme/vars.ts';",
  'packages/ui/src/state/onDevice.ts': 'export const onDevice = 1;',
  'packages/ui/src/primitives/Stack.tsx':
    "import '../css/space.ts';\nimport '../state/onDevice.ts';\nexport const Stack = () => <div />;",
  'packages/ui/src/lots/Card.tsx':
    "import type { Lot } from '@vvoz/catalogue/lots/lot';\nimport { Stack } from '../primitives/Stack.tsx';\nexport const Card = (lot: Lot) => <Stack key={lot.id} />;",
  'packages/ui/src/filters/Panel.tsx': "export { Stack } from '../primitives/Stack.tsx';",
  'packages/seo/src/title.ts':
    "import { makers } from '@vvoz/catalogue/lots/lot';\nexport const title = makers;",
  'packages/ui/src/theme/themes/main.css.ts': "import '../../css/layers.css.ts';",
  'packages/storefront/src/data/list.ts':
    "import { client } from '@vvoz/api/v2/v2Client';\nexport const list = client;",
  'packages/storefront/src/routes/page.tsx':
    "import { list } from '../data/list.ts';\nimport { title } from '@vvoz/seo/title';\nimport { schema } from '@vvoz/api/v2/v2Schemas';\nimport { errors } from '@vvoz/api/errors';\nimport { Card } from '@vvoz/ui/lots/Card.tsx';\nimport { Island } from '../catalog/Island.client.tsx';\nimport next from 'next';\nexport const page = [list, title, schema, errors, Card, Island, next];",
  'packages/storefront/src/catalog/Island.client.tsx':
    "import { Card } from '@vvoz/ui/lots/Card.tsx';\nexport const Island = Card;",
  'apps/main/src/app/page.tsx':
    "import { page } from '@vvoz/storefront/routes/page.tsx';\nimport '@vvoz/ui/theme/themes/main.css.ts';\nimport next from 'next';\nexport default [page, next];",
  'apps/backend/src/main.ts':
    "import { schema } from '@vvoz/api/v2/v2Schemas';\nimport { makers } from '@vvoz/catalogue/lots/lot';\nexport const api = [schema, makers];",
};

/** Forbidden imports, at least one for each rule, as [rule, file, text]. Imports of types count too. */
const BAD: [rule: string, file: string, text: string][] = [
  ['no-circular', 'packages/seo/src/a.ts', "import './b.ts';"],
  ['resolvable', 'packages/seo/src/lost.ts', "import '@vvoz/catalogue/none';"],
  ['packages-by-name', 'packages/seo/src/deep.ts', "import '../../catalogue/src/lots/lot.ts';"],
  ['apps-apart', 'apps/china/src/app/page.tsx', "import '../../../main/src/app/page.tsx';"],
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
    'packages/storefront/src/catalog/Words.client.tsx',
    "import { list } from '../data/list.ts';\nexport const Words = list;",
  ],
  [
    'api-versions-apart',
    'packages/api/src/v1/v1Client.ts',
    "import type { schema } from '../v2/v2Schemas.ts';\nexport type A = typeof schema;",
  ],
  ['api-versions-apart', 'packages/api/src/v2/parse.ts', "export { v1 } from '../v1/parse.ts';"],
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
  ['ui-theme-is-lowest', 'packages/ui/src/theme/bad.ts', "import '../css/space.ts';"],
  ['ui-css-above-theme', 'packages/ui/src/css/bad.ts', "import '../primitives/Stack.tsx';"],
  ['ui-state-is-lowest', 'packages/ui/src/state/bad.ts', "import '../primitives/Stack.tsx';"],
  ['ui-primitives-above-css', 'packages/ui/src/primitives/Bad.tsx', "import '../lots/Card.tsx';"],
  ['ui-families-apart', 'packages/ui/src/filters/Bad.tsx', "import '../lots/Card.tsx';"],
  ...badLayerFiles,
  ['backend-layer-http', 'apps/backend/src/http/settings.ts', "import '../env.ts';"],
  ['backend-layer-operator', 'apps/backend/src/operator/main.ts', "import '../main.ts';"],
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
  expect(violations.filter(({ from }) => !bad.has(from))).toEqual([]);
});

test('a violation names the rule and gives its reason', () => {
  const text = formatViolation({ rule: 'apps-apart', from: 'a.ts', to: 'b.ts', comment: 'Because.' });
  expect(text).toBe('a.ts → b.ts\n  breaks apps-apart: Because.');
});
