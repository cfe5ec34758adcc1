import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { deliverySchema } from '@vvoz/api/content/companySchemas';
import { findProblems } from '../findProblems.ts';
import { formatProblem } from './problem.ts';

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

test('links and pictures of texts that lead nowhere are reported by file and line', () => {
  const own = mkdtempSync(path.join(tmpdir(), 'vvoz-links-'));
  onTestFinished(() => rmSync(own, { recursive: true }));
  cpSync(SHIPPED, own, { recursive: true });
  writeFileSync(
    path.join(own, 'news/links.md'),
    `---
title: Ссылки
excerpt: Ссылки и снимки новости
date: 2026-11-20
category: dokumenty
---
[Есть](/kontakty?x=1), [марка](/japan/czeny-na-avto/toyota), [лот](/cars/japan/1), [якорь](#a), [вне](https://example.org/)
[Нет](/kontakti), [без черты](kontakty)

![Есть](/files/freed-kazan.webp)
![Нет](/files/freed-kazann.webp)
<img src='foto.jpg'>
`,
  );
  expect(findProblems(own).map(formatProblem)).toEqual([
    'news/links.md:8: the link /kontakti leads to no page of the main site',
    'news/links.md:8: the link kontakty is not an address: it must begin with / or https://',
    'news/links.md:11: the picture /files/freed-kazann.webp is not in the folder files: add it',
    'news/links.md:12: the picture foto.jpg cannot be shown: write /files/NAME or https://…',
  ]);
});
