import { describe, expect, test } from 'vitest';
import { calculate, listPayments } from './testing/calculate.ts';

type Raw = Readonly<Record<string, unknown>>;
const LOT = { price: 1_000_000, currency: 'jpy', displacementCc: 1500, powerHp: 100, ageMonths: 40 };

describe('every line names its source', () => {
  const describeLines = (over: Raw) =>
    calculate({ ...LOT, ...over }).lines.map(
      ({ code, group, basis, label }) => `${group} ${basis} ${code}: ${label}`,
    );

  test('of a legal entity’s car', () => {
    expect(describeLines({ payer: 'jur' })).toEqual([
      'abroad quotation price: Цена лота',
      'abroad setting auction_fee: Сбор аукциона',
      'abroad setting inland_freight: Доставка по стране и фрахт',
      'abroad setting loading: Погрузка и оформление на вывоз',
      'customs law duty: Таможенная пошлина',
      'customs law excise: Акциз',
      'customs law vat: НДС',
      'customs law clearance_fee: Сбор за таможенное оформление',
      'customs law recycling_fee: Утилизационный сбор',
      'russia setting storage: СВХ (хранение)',
      'russia setting broker: Таможенный брокер',
      'russia setting lab: Лаборатория, СБКТС, ЭПТС',
      'russia setting bank: Комиссия банка',
      'russia setting local_moves: Перемещения по Владивостоку',
      'russia setting company: Услуги компании',
    ]);
  });

  test('of an electric car, of machinery, of parts', () => {
    expect(describeLines({ fuel: 'electric' })).toContain('customs law duty: Таможенная пошлина');
    const machine = describeLines({ kind: 'machinery', machine: 'grader', country: 'korea' });
    expect(machine.slice(1, 4)).toEqual([
      'abroad setting local_costs: Расходы в стране покупки',
      'abroad setting freight: Фрахт до Владивостока',
      'customs law duty: Таможенная пошлина',
    ]);
    expect(machine.slice(4, 10)).toEqual([
      'customs law vat: НДС',
      'customs law clearance_fee: Сбор за таможенное оформление',
      'customs law recycling_fee: Утилизационный сбор',
      'russia setting storage: СВХ (хранение)',
      'russia setting broker: Таможенный брокер',
      'russia setting lab: ЭПСМ и документы',
    ]);
    expect(describeLines({ variant: 'construct', bodyClass: 'suv' }).slice(3, 7)).toEqual([
      'abroad setting disassembly: Разборка',
      'abroad setting freight: Фрахт до Владивостока',
      'customs setting parts_customs: Таможенное оформление запчастей',
      'russia setting assembly: Сборка',
    ]);
    expect(describeLines({ variant: 'raspil', bodyClass: 'suv' })[3]).toBe(
      'abroad setting cutting: Распил кузова',
    );
    const { lines: parts } = calculate({ ...LOT, variant: 'raspil', bodyClass: 'minivan' });
    expect(parts.find(({ code }) => code === 'cutting')?.rule).toEqual({
      act: 'Настройки оператора',
      row: 'минивэн',
    });
  });
});

test('VAT of machinery is calculated from value plus duty', () => {
  const raw = { customsValueRub: 1_000_000, kind: 'machinery', machine: 'roller', powerHp: 90, ageMonths: 1 };
  expect(listPayments(calculate(raw)).vat).toBe(231_000);
});
