import { describe, expect, test } from 'vitest';
import * as lots from '../fixtures.ts';
import { measureRoom } from './room.ts';

const SINGLE = { label: 'под ключ', amount: '1 448 982 ₽' };
const INTERVAL = { label: 'под ключ', amount: '852 809 – 3 340 409 ₽', interval: true };
const BADGE = { tone: 'pos', icon: 'check', text: 'до 160 л.с.' } as const;

describe('all cards of a list reserve', () => {
  test('lines for badges as soon as one card has a badge', () => {
    expect(measureRoom([{ lot: lots.prius, badges: [BADGE] }, { lot: lots.vezel }]).badges).toBe(true);
    expect(measureRoom([{ lot: lots.prius, badges: [] }, { lot: lots.vezel }]).badges).toBe(false);
  });

  test('the lines of the longest ledger', () => {
    const auction = { lot: lots.prius, turnkey: SINGLE };
    const fixedPrice = { lot: lots.korean, turnkey: SINGLE };
    const long = measureRoom([auction]).ledger;
    expect(measureRoom([fixedPrice]).ledger).toBeLessThan(long);
    expect(measureRoom([fixedPrice, auction]).ledger).toBe(long);
    // Without a turnkey price the large price is one of the lot's own.
    expect([measureRoom([{ lot: lots.korean }]).ledger, measureRoom([fixedPrice]).ledger]).toEqual([1, 2]);
    expect(measureRoom([]).ledger).toBe(0);
  });

  test('the lines of the longest text about how sure a price is', () => {
    const card = { lot: lots.vezel, turnkey: SINGLE };
    const measure = (...texts: string[]) =>
      measureRoom([card, ...texts.map((sure) => ({ lot: lots.prius, turnkey: { ...SINGLE, sure } }))]).sure;
    expect(measure()).toBe(0);
    expect(measure('обычно 1,30–1,62')).toBe(1);
    expect(measure('ставка и вид гибрида, считайте 979 тыс. ₽')).toBe(1);
    expect(measure('обычно 1,30–1,62', 'ставка и месяц выпуска, считайте 5,80 млн ₽')).toBe(2);
  });

  test('a line more for the price as soon as one price is below its label', () => {
    const card = { lot: lots.vezel, turnkey: SINGLE };
    expect(measureRoom([card]).total).toBe('large');
    expect(measureRoom([card, { lot: lots.prius, turnkey: INTERVAL }]).total).toBe('long');
    expect(measureRoom([{ lot: lots.prius, turnkey: { ...INTERVAL, amount: '1 – 2 ₽' } }]).total).toBe(
      'long',
    );
    const fits = { ...SINGLE, amount: '12 345 678 99 ₽' };
    expect(measureRoom([{ lot: lots.prius, turnkey: fits }]).total).toBe('large');
    expect(measureRoom([{ lot: lots.unknown }]).total).toBe('large');
    expect(measureRoom([card, { lot: lots.expensive }]).total).toBe('long');
  });
});
