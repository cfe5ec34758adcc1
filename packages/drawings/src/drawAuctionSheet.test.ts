import { PANEL_NAMES } from '@vvoz/catalogue/lots/sheetMarks';
import { describe, expect, it } from 'vitest';
import { drawAuctionSheet, type AuctionSheet } from './drawAuctionSheet.ts';
import { BODY_TYPES } from './drawVehicle.ts';
import { drawLettering } from './core/lettering.ts';
import { GLYPHS } from './sheet/glyphs.ts';
import { PRINTED_TEXTS } from './sheet/labels.ts';
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

/** Returns the strokes of a text as drawn, independent of place and size. */
const listStrokes = (text: string) =>
  [...drawLettering(text, 0, 0, 6).matchAll(/ d="([^"]+)"/g)].map(([, d]) => d);

/** True if a group of the drawing contains the letters of the text in order. */
function containsText(svg: string, text: string): boolean {
  const expectedStrokes = listStrokes(text).join('|');
  const groups = svg.split('<g ').map((part) => part.split('</g>')[0] ?? '');
  return groups.some(
    (part) => [...part.matchAll(/ d="([^"]+)"/g)].map(([, d]) => d).join('|') === expectedStrokes,
  );
}

const allMarks = PANEL_NAMES.map((panel) => ({ code: 'A1', panel }));

describe('drawAuctionSheet', () => {
  it('contains the data of the lot', () => {
    const svg = drawAuctionSheet({ ...sheet, notes: ['Запасной ключ'] });
    for (const text of ['40217', '4.5', 'TOYOTA PRIUS', '2019', '48 000', 'ЗАПАСНОЙ КЛЮЧ']) {
      expect(containsText(svg, text), text).toBe(true);
    }
    expect(containsText(drawAuctionSheet({ ...sheet, lotNumber: '5081', grade: 'RA' }), '4.5')).toBe(false);
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
