import { PANEL_NAMES } from '@vvoz/catalogue/lots/sheetMarks';
import { describe, expect, it } from 'vitest';
import { drawAuctionSheet, type AuctionSheet } from './drawAuctionSheet.ts';
import { BODY_TYPES } from './drawVehicle.ts';
import { drawLettering } from './core/lettering.ts';
import { GLYPHS } from './sheet/glyphs.ts';
import { PRINTED_TEXTS } from './sheet/labels.ts';
import { listGroups, readStrokes } from './testing/readStrokes.ts';
import { listIds, findXmlFault } from './testing/wellFormed.ts';

const sheet: AuctionSheet = {
  lotNumber: '40217',
  make: 'TOYOTA',
  model: 'PRIUS',
  year: 2019,
  mileage: 48000,
  color: 'WHITE',
  grade: '4.5',
  bodyType: 'hatchback',
  seed: 'lot-1',
};

/** Finds the group of the drawing that contains the letters of the text in order. Returns its place. */
function findText(svg: string, text: string): { readonly x: number; readonly y: number } | undefined {
  const strokes = readStrokes(drawLettering(text, 0, 0, 6));
  const found = listGroups(svg).find((group) => readStrokes(group) === strokes);
  const [, x, y] = /translate\(([-\d.]+) ([-\d.]+)\)/.exec(found ?? '') ?? [];
  return x === undefined ? undefined : { x: Number(x), y: Number(y) };
}
const containsText = (svg: string, text: string): boolean => findText(svg, text) !== undefined;

const allMarks = PANEL_NAMES.map((panel) => ({ code: 'A1', panel }));

describe('drawAuctionSheet', () => {
  it('contains the data of the lot', () => {
    const svg = drawAuctionSheet({ ...sheet, notes: ['Запасной ключ'] });
    for (const text of ['40217', '4.5', 'TOYOTA PRIUS', '2019', '48 000', 'ЗАПАСНОЙ КЛЮЧ']) {
      expect(containsText(svg, text), text).toBe(true);
    }
    expect(containsText(drawAuctionSheet({ ...sheet, lotNumber: '5081', grade: 'RA' }), '4.5')).toBe(false);
  });

  it('has each fact in its cell, and none that is not known', () => {
    const facts = {
      hall: 'USS TOKYO',
      date: '25.11.2026',
      trim: 'S TOURING',
      code: 'ZVW51',
      chassis: 'ZVW51-6184412',
      gearbox: 'CVT',
      fuel: 'HYBRID',
      wheel: 'RHD',
      drive: 'FF',
      colorCode: '1F7',
      inspection: '2027-03',
    } as const;
    const svg = drawAuctionSheet({ ...sheet, ...facts, engine: 1797, startPrice: 300_000 });
    const rows = [
      ['40217', '25.11.2026', 'USS TOKYO', '300 000'],
      ['TOYOTA PRIUS', 'S TOURING', '2019', 'ZVW51'],
      ['1 797', '48 000', 'CVT', 'HYBRID', 'RHD', 'FF'],
      ['WHITE', '1F7', 'ZVW51-6184412'],
    ];
    const places = rows.map((row) => row.map((text) => findText(svg, text)));
    for (const row of places) {
      const columns = row.map((place) => place?.x ?? Number.NaN);
      expect(columns).toEqual(columns.toSorted((one, other) => one - other));
    }
    const lines = places.map(([first]) => first?.y ?? Number.NaN);
    expect(lines).toEqual(lines.toSorted((one, other) => one - other));
    expect(containsText(svg, facts.inspection)).toBe(true);
    const unknown = drawAuctionSheet({ ...sheet, engine: 0, startPrice: 0 });
    for (const text of ['0', ...Object.values(facts)]) expect(containsText(unknown, text), text).toBe(false);
  });

  it('has the grade of the interior before that of the exterior', () => {
    const svg = drawAuctionSheet({ ...sheet, interiorGrade: 'C', exteriorGrade: 'D' });
    const [interior, exterior] = [findText(svg, 'C'), findText(svg, 'D')];
    expect(interior?.y).toBe(exterior?.y);
    expect(interior?.x).toBeLessThan(exterior?.x ?? 0);
  });

  it('rings the equipment of the lot, whatever the feed calls it, and names what sells', () => {
    const countRings = (equipment: readonly string[]) =>
      drawAuctionSheet({ ...sheet, equipment }).match(/<ellipse[^>]*cy="337"/g)?.length ?? 0;
    expect(countRings([])).toBe(0);
    expect(countRings(['AAC', 'NV', 'BC', 'XX'])).toBe(3);
    const svg = drawAuctionSheet({ ...sheet, equipment: ['AAC', 'NV', 'BC'] });
    const [navigation, camera] = [findText(svg, 'НАВИГАЦИЯ'), findText(svg, 'КАМЕРА ЗАДНЕГО ВИДА')];
    expect(navigation?.y).toBeLessThan(camera?.y ?? 0);
    expect(containsText(svg, 'ЛЮК')).toBe(false);
  });

  it('has the first six notes, one below the other', () => {
    const notes = ['ОДИН', 'ДВА', 'ТРИ', 'ЧЕТЫРЕ', 'ПЯТЬ', 'ШЕСТЬ', 'СЕМЬ'];
    const svg = drawAuctionSheet({ ...sheet, notes });
    const lines = notes.map((note) => findText(svg, note)?.y);
    expect(lines.at(-1)).toBeUndefined();
    expect(lines.slice(0, 6)).toEqual(
      lines.slice(0, 6).toSorted((one, other) => (one ?? Number.NaN) - (other ?? Number.NaN)),
    );
    expect(lines.filter((y) => y !== undefined)).toHaveLength(6);
  });

  it('says that it is not a real document', () => {
    expect(containsText(drawAuctionSheet(sheet), 'ДЕМО-ЛОТ · НЕ НАСТОЯЩИЙ ДОКУМЕНТ')).toBe(true);
  });

  it('adds no notes or marks that the lot does not have', () => {
    const bare = drawAuctionSheet(sheet);
    const withNotes = drawAuctionSheet({ ...sheet, marks: [{ code: 'U2', panel: 'doorFL' }], notes: ['A'] });
    expect(containsText(withNotes, 'U2')).toBe(true);
    const marksIn = (svg: string) => svg.match(/opacity="0.86"/g)?.length ?? 0;
    expect([marksIn(bare), marksIn(withNotes)]).toEqual([0, 1]);
    expect(withNotes.length).toBeGreaterThan(bare.length);
  });

  it('draws marks on one panel beside each other, and those on other panels where the panel is', () => {
    const findPlaces = (...marks: NonNullable<AuctionSheet['marks']>[number][]) =>
      [
        ...drawAuctionSheet({ ...sheet, marks }).matchAll(
          /<rect x="([\d.]+)" y="([\d.]+)" width="([\d.]+)"[^>]*opacity="0.86"/g,
        ),
      ].map(([, x, y, width]) => [Number(x) + Number(width) / 2, Number(y)]);
    const [door, hood] = findPlaces({ code: 'A1', panel: 'doorFL' }, { code: 'A1', panel: 'hood' });
    expect([[door], [hood]]).toEqual([
      findPlaces({ code: 'A1', panel: 'doorFL' }),
      findPlaces({ code: 'A1', panel: 'hood' }),
    ]);
    const [first, second] = findPlaces({ code: 'A1', panel: 'doorFL' }, { code: 'U2', panel: 'doorFL' });
    expect(first).toEqual(door);
    expect(second?.[1]).toBe(first?.[1]);
    expect((second?.[0] ?? 0) - (first?.[0] ?? 0)).toBeGreaterThan(30);
  });

  it.each(BODY_TYPES)('draws the map of a %s with a mark on every panel', (bodyType) => {
    const svg = drawAuctionSheet({ ...sheet, bodyType, marks: allMarks });
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    expect(findXmlFault(svg)).toBeNull();
    expect(svg.match(/opacity="0.86"/g)).toHaveLength(allMarks.length);
  });

  it('draws every printed character as an outline, without a font', () => {
    expect(drawAuctionSheet(sheet)).not.toContain('<text');
    const missing = [...new Set(PRINTED_TEXTS.join(''))].filter((char) => char !== ' ' && !GLYPHS[char]);
    expect(missing).toEqual([]);
  });

  it('is the same for the same lot and shares no id with another', () => {
    const one = { ...sheet, bodyType: 'excavator' as const };
    expect(drawAuctionSheet(one)).toBe(drawAuctionSheet({ ...one }));
    const ids = [one, { ...one, lotNumber: '2' }].flatMap((lot) => listIds(drawAuctionSheet(lot)));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('draws empty and hostile values as well-formed SVG', () => {
    const hostile = '<script>"&\u0000漢字\u202E';
    const svg = drawAuctionSheet({
      ...sheet,
      lotNumber: hostile,
      grade: hostile,
      notes: [hostile],
      trim: '',
    });
    expect(findXmlFault(svg)).toBeNull();
    expect(svg).not.toContain('<script');
  });
});
