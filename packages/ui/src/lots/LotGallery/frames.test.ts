import { describe, expect, test } from 'vitest';
import type { Lot } from '@vvoz/catalogue/lots/lot';
import { prius } from '../fixtures.ts';
import { makeFrame } from './frame.ts';
import { listFrames } from './frames.ts';

const withPictures = (changes: Partial<Lot> = {}): Lot => ({
  ...prius,
  images: ['/a/0', '/a/1', '/a/2'],
  ...changes,
});
const readAlt = (changes: Partial<Lot>) => listFrames(withPictures(changes))[0]?.alt;

describe('the frames of an auction lot', () => {
  test('begin with the sheet; the first photo is described, the others are numbered', () =>
    expect(listFrames(withPictures()).map(({ label, alt }) => [label, alt.replace(/:.*/, '')])).toEqual([
      ['Аукционный лист', 'Аукционный лист лота 5123'],
      ['Снимок 1', 'Toyota Prius, цвет серебристый'],
      ['Снимок 2', 'Toyota Prius, снимок 2'],
    ]));

  test('have a thumb, sizes for the page and larger ones for the whole screen', () => {
    const [, frame] = listFrames(withPictures()).map(makeFrame);
    const listWidths = (set = '') => [...set.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width));
    const page = listWidths(frame?.srcSet);
    const full = listWidths(frame?.fullSet);
    expect(page.length).toBeGreaterThan(1);
    expect(Math.max(...full)).toBeGreaterThan(Math.max(...page));
    expect(frame?.fullSet).toContain(`${frame?.full} ${full[2]}w`);
    for (const address of [frame?.src, frame?.thumb, frame?.full]) expect(address).toContain('/a/1');
    expect(new Set([frame?.src, frame?.thumb, frame?.full]).size).toBe(3);
  });
});

test('without a sheet the first picture is the vehicle', () =>
  expect(listFrames(withPictures({ type: 'korean' })).map(({ label, alt }) => [label, alt])).toEqual([
    ['Снимок 1', 'Toyota Prius, цвет серебристый'],
    ['Снимок 2', 'Toyota Prius, снимок 2'],
    ['Снимок 3', 'Toyota Prius, снимок 3'],
  ]));

test.each<[Partial<Lot>, string]>([
  [{ info: undefined }, 'Аукционный лист лота 5123: оценка 4'],
  [{ info: 'INT:B' }, 'Аукционный лист лота 5123: оценка 4, салон B'],
  [{ info: 'INT:B', rate: undefined }, 'Аукционный лист лота 5123: салон B'],
  [{ info: undefined, rate: undefined }, 'Аукционный лист лота 5123'],
  [{ info: undefined, rate: undefined, lotNumber: undefined }, 'Аукционный лист'],
  [
    { info: 'MARKS:A1@bumperF,U1@doorRL', rate: undefined },
    'Аукционный лист лота 5123: A1 передний бампер, U1 левая задняя дверь',
  ],
  [{ info: 'INT:B MARKS:A1@bumperF' }, 'Аукционный лист лота 5123: оценка 4, салон B; A1 передний бампер'],
])('a sheet of %j is read out as «%s»', (changes, alt) => expect(readAlt(changes)).toBe(alt));
