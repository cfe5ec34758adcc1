import { describe, expect, test } from 'vitest';
import { parseCatalogUrl } from '@vvoz/catalogue/address/parseCatalogUrl';
import { formatCatalogTitle, formatDocumentTitle, joinNames } from './catalogTitle.ts';

const JAPAN = { titleTail: 'с аукционов Японии' };

describe('the heading of a catalogue', () => {
  test.each([
    ['', 'Авто с аукционов Японии'],
    ['year_min=2018', 'Авто с аукционов Японии'],
    ['brand=toyota', 'Toyota с аукционов Японии'],
    ['brand=toyota&model=prius&kuzov=zvw50', 'Toyota Prius ZVW50 с аукционов Японии'],
    ['brand=toyota&model=prius&kuzov[]=zvw50&kuzov[]=zvw51', 'Toyota Prius ZVW50 и ZVW51 с аукционов Японии'],
    ['brand[]=honda&brand[]=toyota', 'Honda и Toyota с аукционов Японии'],
    ['brand=hyundai,kaiyi&model=kona_hyundai,kona_kaiyi', 'Hyundai и Kaiyi Kona с аукционов Японии'],
    ['brand=bmw,mercedes-benz,audi', 'Audi, BMW и ещё 1 с аукционов Японии'],
  ])('%s → %s', (search, title) =>
    expect(formatCatalogTitle(JAPAN, 'Авто с аукционов Японии', parseCatalogUrl(search))).toBe(title),
  );

  test('no names give an empty text', () => expect(joinNames([])).toBe(''));
});

test('the browser tab begins with the page, so that tabs of the site differ', () =>
  expect(formatDocumentTitle('Toyota Prius', 'Vvoz')).toBe('Toyota Prius — Vvoz'));
