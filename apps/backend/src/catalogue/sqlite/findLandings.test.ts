import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PATH_FACETS } from '@vvoz/catalogue/query/query';
import { TEMPLATES } from '@vvoz/catalogue/templates/templates';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../db/open.ts';
import { NUMBER_COLUMNS } from '../filter.ts';
import { buildTemplateScope } from '../templateScope.ts';
import { writeLots } from '../testing/lots.ts';
import { findLandings } from './findLandings.ts';
import { createRunner } from '../db/runner.ts';

test('a page of any catalogue and level is read from the covering index from its first landing on, without sorting', async () => {
  const dir = await mkdtemp(path.join(tmpdir(), 'vvoz-landings-'));
  const file = path.join(dir, 'vvoz.sqlite');
  await writeLots(file, []);
  const db = openDatabase(file);
  onTestFinished(async () => {
    db.close();
    await rm(dir, { recursive: true });
  });
  const run = createRunner(db);
  for (const template of TEMPLATES)
    for (const [at, level] of PATH_FACETS.entries()) {
      const after = ['A', 'B', 'C'].slice(0, at + 1);
      const request = { ...buildTemplateScope(template), level, minLots: 3, after, limit: 5 };
      const plans: string[] = [];
      const explained: Pick<typeof run, 'all'> = {
        all: (text, params) => {
          const steps = run.all<{ detail: string }>(`explain query plan ${text}`, params);
          plans.push(...steps.map(({ detail }) => detail));
          return [];
        },
      };
      findLandings({ ...run, ...explained }, request, NUMBER_COLUMNS);
      const [first] = plans.filter((detail) => detail.includes('lot '));
      expect(first).toMatch(/USING COVERING INDEX lot_landings \(type=\? AND .*>/);
      expect(plans.join('\n')).not.toContain('TEMP B-TREE');
    }
});
