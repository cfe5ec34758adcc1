import { expect, test } from 'vitest';
import { PRICE_NOTES } from './priceNotes.ts';
import { INTERVAL_REASON_TEXTS, PAYER_LABELS } from './receiptWords.ts';

test('who pays', () => expect(PAYER_LABELS).toEqual({ physic: 'Физлицо', jur: 'Юрлицо' }));

test('the reasons why a cost has two totals', () =>
  expect(INTERVAL_REASON_TEXTS).toMatchObject({
    age_interval: 'Известен только год выпуска',
    age_unknown: 'Возраст не указан',
    fuel_unknown: 'Топливо не указано',
    power_options: 'Мощность известна не точно',
    power_unknown: 'Мощность не указана',
    mass_unknown: 'Полная масса не указана',
    body_class_unknown: 'Класс кузова не указан',
  }));

test('each price has its own note', () => {
  expect(PRICE_NOTES.poshlina).toContain('можно ставить на учёт');
  expect(PRICE_NOTES.construct).toContain('официальной формулы нет');
  expect(PRICE_NOTES.construct).toContain('узнайте в ГИБДД до покупки');
  expect(PRICE_NOTES.raspil).toContain('на учёт поставить нельзя');
  expect(PRICE_NOTES.auction).toContain('без доставки, таможни и услуг');
  expect(PRICE_NOTES.china).toContain('без доставки и таможни');
  expect(PRICE_NOTES.japan).toContain('без фрахта и таможни');
});
