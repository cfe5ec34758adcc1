import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { companySchema, deliverySchema } from '@vvoz/api/content/companySchemas';
import { optionsSchema } from '@vvoz/api/content/contentSchemas';
import { openTestPage } from '../../../testing/openTestPage.ts';
import { companyTemplate, guaranteesTemplate } from './companyTemplates.tsx';

const FOLDER = path.resolve(import.meta.dirname, '../../../../../../apps/backend/content');
const read = (file: string): unknown => JSON.parse(readFileSync(path.join(FOLDER, file), 'utf8'));
const COMPANY = companySchema.parse(read('company.json'));
const DELIVERY = deliverySchema.parse(read('deliveries/prius-zvw51-omsk.json'));
const OPTIONS = optionsSchema.parse(read('options.json'));
const RECORD = { title: 'О компании', company: COMPANY, deliveries: [DELIVERY] };
const backend = { content: { options: async () => OPTIONS } };

test('the company is shown with people, deliveries, ratings and requisites, marked as examples', async () => {
  const page = await openTestPage(companyTemplate, '/o-kompanii', RECORD, backend);
  for (const part of [
    'Имена, реквизиты и числа на этой странице — пример',
    'Ирина Соколова',
    'Нагоя — Владивосток — Омск: 62 дня',
    '<dt>Смета</dt><dd class',
    '1 448 982 ₽',
    '+ 7 328 ₽',
    '1 456 310 ₽',
    '4,8',
    '112 отзывов',
    '0000000000',
    'с 2011 года',
  ])
    expect(page?.html).toContain(part);
  expect(page?.head.description).toContain('ООО «Ввоз», ввозим с 2011 года');
});

test('the guarantees name both sides, the deposit and the sample contract', async () => {
  const page = await openTestPage(guaranteesTemplate, '/garantii', RECORD, backend);
  for (const part of [
    'Ставка не выше вашего предела',
    'Новые ставки с даты их вступления в силу',
    '10 % бюджета',
    'href="/files/obrazec-dogovora.pdf"',
    'Итоговый счёт',
  ])
    expect(page?.html).toContain(part);
});

test('real data are not called examples', async () => {
  const legal = { ...OPTIONS.legal, example: false };
  const page = await openTestPage(companyTemplate, '/o-kompanii', RECORD, {
    content: { options: async () => optionsSchema.parse({ ...OPTIONS, legal }) },
  });
  expect(page?.html).toContain('Реквизиты');
  expect(page?.html).not.toContain('пример:');
});

test('without the operator’s text the pages do not exist', async () => {
  for (const template of [companyTemplate, guaranteesTemplate])
    expect(await openTestPage(template, '/x', { title: 'О компании' }, backend)).toBeUndefined();
});
