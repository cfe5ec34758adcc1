import { replaceNbsp } from '@vvoz/catalogue/testing/replaceNbsp';
import { prius } from '@vvoz/ui/lots/fixtures.ts';
import * as receipts from '@vvoz/ui/cost/model/receiptFixtures.ts';
import { expect, test } from 'vitest';
import { readLotChoice } from '../../model/lotChoice.ts';
import { createLotSubject } from './lotSubject.ts';

const cities = [
  { key: 'vladivostok', name: 'Владивосток', deliveryRub: 0 },
  { key: 'omsk', name: 'Омск', deliveryRub: 135_000 },
];
const COSTS = {
  priceNote: 'средняя цена таких лотов',
  costs: [{ variant: 'poshlina' as const, response: { ...receipts.fullDuty, changes: [] } }],
};

function create(search: Record<string, string> = {}, hasCosts = true) {
  const subject = createLotSubject({
    lot: prius,
    choice: readLotChoice(search, { variants: ['poshlina'], cities }),
    terms: { cities, rates: [] },
    origin: 'https://vvoz.example',
    ...(hasCosts ? { costs: COSTS } : {}),
  });
  return { ...subject, about: replaceNbsp(subject.about) };
}

test('the manager gets the lot and the receipt that was on screen', () => {
  const { about, lot, receipt } = create();
  expect(about).toMatch(/^Toyota Prius .*, лот \d+, под ключ [\d ]+ ₽$/);
  expect(lot).toMatchObject({
    type: prius.type,
    id: prius.id,
    brand: prius.brand,
    url: `https://vvoz.example/cars/${prius.type}/${prius.id}`,
  });
  expect(receipt).toMatchObject({
    id: receipts.fullDuty.id,
    total: receipts.fullDuty.totals.total,
    variant: 'poshlina',
    payer: receipts.fullDuty.payer,
    city: 'Владивосток',
    from: 'средняя цена таких лотов',
  });
});

test('city and budget of the address are sent too', () => {
  const { about, receipt } = create({ city: 'omsk', budget: '1 500 000' });
  expect(about).toMatch(/под ключ, Омск: [\d ]+ ₽, бюджет 1 500 000 ₽$/);
  expect(receipt).toMatchObject({ city: 'Омск', budget: 1_500_000 });
});

test('the sum is that of the chosen variant; unknown facts are left out', () => {
  const { kuzov: _kuzov, year: _year, lotNumber: _number, ...bare } = prius;
  const raspil = { ...receipts.raspil, changes: [] };
  const subject = createLotSubject({
    lot: bare,
    choice: readLotChoice({ variant: 'raspil' }, { variants: ['poshlina', 'raspil'], cities }),
    terms: { cities, rates: [] },
    origin: 'https://vvoz.example',
    costs: { ...COSTS, costs: [...COSTS.costs, { variant: 'raspil', response: raspil }] },
  });
  expect(subject.receipt).toMatchObject({ variant: 'raspil', total: receipts.raspil.totals.total });
  expect(subject.receipt).not.toHaveProperty('low');
  expect(replaceNbsp(subject.about)).toBe('Toyota Prius, под ключ 1 016 392 ₽');
  for (const name of ['kuzov', 'year', 'number']) expect(subject.lot).not.toHaveProperty(name);
});

test('without costs the lot is sent with its own price', () => {
  const { about, receipt } = create({}, false);
  expect(about).toMatch(/¥$/);
  expect(receipt).toBeUndefined();
});
