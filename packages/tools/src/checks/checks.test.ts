import { describe, expect, test } from 'vitest';
import { clientBoundary } from './clientBoundary.ts';
import { env } from './env.ts';
import { formatFinding } from './finding.ts';
import type { Check } from './finding.ts';
import { machinePaths } from './machinePaths.ts';
import { stories } from './stories.ts';
import { tokens } from './tokens.ts';

/** Runs a check on one file and returns its findings as `path:line`. */
function findPlaces(check: Check, path: string, text: string): string[] {
  return check([{ path, text }]).map((finding) => `${finding.path}:${finding.line}`);
}

test('a finding is formatted as path, line and message', () => {
  expect(formatFinding({ path: 'a/b.ts', line: 3, message: 'why' })).toBe('a/b.ts:3  why');
});

describe('client boundary', () => {
  const good = [
    ['packages/ui/src/lots/Gallery.client.tsx', "'use client';\nexport const a = 1;"],
    ['packages/ui/src/lots/Gallery.client.tsx', '// The reason.\n"use client"\nexport const a = 1;'],
    ['apps/main/src/app/error.tsx', "'use client';\n"],
    ['packages/ui/src/lots/Card.tsx', 'export const help = \'say "use client" there\';'],
  ] as const;
  test.each(good)('%s is fine', (path, text) => expect(findPlaces(clientBoundary, path, text)).toEqual([]));

  const bad = [
    ['packages/ui/src/lots/Gallery.tsx', "'use client';\n"],
    ['packages/storefront/src/atoms.ts', '/* state */\n"use client";\n'],
    ['packages/ui/src/lots/Gallery.client.tsx', 'export const a = 1;\n'],
  ] as const;
  test.each(bad)('%s is found', (path, text) =>
    expect(findPlaces(clientBoundary, path, text)).toEqual([`${path}:1`]),
  );
});

describe('stories', () => {
  const component = { path: 'packages/ui/src/lots/LotCard/LotCard.tsx', text: '' };

  test('a folder with components needs a story', () => {
    expect(stories([component]).map(({ path }) => path)).toEqual(['packages/ui/src/lots/LotCard']);
    expect(
      stories([component, { path: 'packages/ui/src/lots/LotCard/Badges.stories.tsx', text: '' }]),
    ).toEqual([]);
  });

  test.each([
    'packages/ui/src/lots/LotCard/LotCard.test.tsx',
    'packages/ui/src/state/PageStore.client.tsx',
    'packages/ui/src/lots/model/prices.ts',
    'packages/storefront/src/pages/lot/LotPage.tsx',
  ])('%s needs no story', (path) => expect(stories([{ path, text: '' }])).toEqual([]));
});

describe('tokens', () => {
  const good = [
    ['packages/ui/src/theme/themes/main.ts', "export const red = '#c00';"],
    ['packages/drawings/src/car.ts', "fill('#aabbcc')"],
    ['packages/ui/src/lots/Card.stories.tsx', "const a = '#fff';"],
    ['packages/ui/src/lots/Card.css.ts', "color: '#fff', // token-ok: the auction's own white on its sheet"],
    ['packages/ui/src/lots/Card.tsx', '<a href="#facts">№ 5</a>; const id = `#${id}`; // see issue #1234x'],
    ['apps/main/src/app/page.tsx', "href={'/cars#addition'}"],
    ['packages/ui/src/lots/Card.css.ts', "flex: `1 1 ${span['104']}`, padding: `${space['8']} 1px`"],
    ['packages/ui/src/lots/Card.css.ts', 'font: `${weight.bold} 3rem/1 ${font}`'],
    ['packages/ui/src/lots/Card.css.ts', "'auto 80rem', // token-ok: a guessed height"],
    ['packages/ui/src/lots/Card.tsx', '<Picture sizes="(min-width: 80rem) 42rem" />'],
  ] as const;
  test.each(good)('%s is fine', (path, text) => expect(findPlaces(tokens, path, text)).toEqual([]));

  test.each([
    "'#fff'",
    "'1px solid #A0B1C2'",
    "'rgb(0 0 0 / 40%)'",
    "'rgba(0,0,0,.4)'",
    '"#ffffff80"',
    "'hsl(3 4% 5%)'",
  ])('%s is found', (colour) => {
    const path = 'packages/ui/src/lots/Card.css.ts';
    expect(findPlaces(tokens, path, `style({\n  color: ${colour},\n})`)).toEqual([`${path}:2`]);
  });

  test.each([
    "minHeight: '2.75rem'",
    "flex: '1 1 6.51rem'",
    "padding: `0.375rem ${space['8']}`",
    "inset: '-0.25rem'",
    "lineHeight: '1.375rem'",
    'fontWeight: 600',
    'font: `600 ${text.body}`',
  ])('%s is found in a style sheet', (rule) => {
    const path = 'packages/ui/src/lots/Card.css.ts';
    expect(findPlaces(tokens, path, `style({\n  ${rule},\n})`)).toEqual([`${path}:2`]);
  });

  test('an exemption without a reason exempts nothing', () => {
    const path = 'packages/ui/src/lots/Card.css.ts';
    expect(findPlaces(tokens, path, "color: '#fff', // token-ok:")).toEqual([`${path}:1`]);
  });
});

describe('environment', () => {
  test.each([
    'packages/storefront/src/config/env.ts',
    'apps/backend/src/operator/cli/seed.ts',
    'apps/main/next.config.ts',
    'packages/tools/src/a.ts',
  ])('%s may read process.env', (path) => expect(findPlaces(env, path, 'process.env.API_URL')).toEqual([]));

  test('other files may read only variables that the bundler replaces', () => {
    expect(findPlaces(env, 'apps/main/src/data/list.ts', "\nprocess.env['API_URL']")).toEqual([
      'apps/main/src/data/list.ts:2',
    ]);
    for (const name of ['NODE_ENV', 'NEXT_RUNTIME'])
      expect(findPlaces(env, 'apps/main/src/data/list.ts', `process.env.${name} === 'x'`)).toEqual([]);
  });
});

describe('paths of one machine', () => {
  // Without the first slash, so that the check does not find this file.
  test.each(['work/main/x', 'root/.npm', 'Users/anna/x', 'tmp/bash_jobs/1'])('%s is found', (place) => {
    expect(findPlaces(machinePaths, 'docs/a.md', `see "/${place}"`)).toEqual(['docs/a.md:1']);
    expect(findPlaces(machinePaths, 'docs/a.md', `see file:///${place}`)).toEqual(['docs/a.md:1']);
  });

  test.each(['the network/work/y', 'src/root/x', 'https://example.org/a', 'packages/*/root/'])(
    '%s is fine',
    (place) => expect(findPlaces(machinePaths, 'docs/a.md', `see ${place}`)).toEqual([]),
  );
});
