import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deliverySchema } from '@vvoz/api/content/companySchemas';
import { findProblems } from '../findProblems.ts';

const SHIPPED = path.resolve(import.meta.dirname, '../../../content');
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vvoz-company-'));
  cpSync(SHIPPED, folder, { recursive: true });
});
afterAll(() => rmSync(folder, { recursive: true }));

const DELIVERY = {
  title: 'Toyota Prius',
  city: 'Омск',
  month: '2026-10',
  days: 62,
  route: 'Нагоя — Омск',
  estimate: 1000,
  changes: [{ label: 'Курс', amount: -100 }],
  final: 900,
};

test('a final bill is the estimate plus its changes', () => {
  expect(deliverySchema.safeParse(DELIVERY).success).toBe(true);
  const { error } = deliverySchema.safeParse({ ...DELIVERY, final: 901 });
  expect(error?.issues.map(({ path: at, message }) => `${at.join('.')} ${message}`)).toEqual([
    'final must be the estimate plus all changes',
  ]);
});

test('files with a wrong name, large files and files that are only named are reported', () => {
  expect(findProblems(folder)).toEqual([]);
  writeFileSync(path.join(folder, 'files/Договор.pdf'), 'x');
  writeFileSync(path.join(folder, 'files/large.pdf'), new Uint8Array(1024 * 1024 + 1));
  rmSync(path.join(folder, 'files/obrazec-dogovora.pdf'));
  const faults = findProblems(folder).map(({ file, message }) => `${file}: ${message}`);
  expect(faults).toHaveLength(3);
  expect(faults.join('\n')).toMatch(
    /large\.pdf: has 1048577 bytes[\s\S]*Договор\.pdf: the name must be small Latin letters[\s\S]*files\/obrazec-dogovora\.pdf: is named but does not exist/,
  );
});
