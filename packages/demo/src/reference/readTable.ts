import { bodyType, dims, drives, fuel, gearboxes, wholeNumber } from './fields.ts';
import { TableError, cells } from './tableLines.ts';
import type { BodyRef, Dims, ModelRef } from './types.ts';
import { STILL_MADE } from './vocabulary.ts';
import type { Market } from './vocabulary.ts';

/**
 * These tables weigh models on a scale of a hundred, those of `readCarTable` on one of a thousand. With this factor
 * imported brands and Lexus make up a sixth of what Japan's auctions show.
 */
const WEIGHT = 3;

/** `04` → 2004, `98` → 1998. */
function fullYear(text: string, line: number): number {
  const short = wholeNumber(text, 'year', line);
  return short < 50 ? 2000 + short : 1900 + short;
}

/** `4540 1760 1470 2700` */
function spacedDims(text: string, line: number): Dims {
  return dims(cells(text, ' ').join('x'), line);
}

/**
 * Models of one brand, a line each:
 * `MODEL|body type|popularity|price, 10 000 yen|drives|gearboxes|trims|sizes, mm|CODE 09-15 1797 99 H CVT FF;CODE …`.
 * A code without gearbox or drive has its model's.
 */
export function readTable(market: Market, brand: string, text: string): ModelRef[] {
  return text.split('\n').flatMap((raw, index): ModelRef[] => {
    if (raw.trim() === '') return [];
    const line = index + 1;
    const [model, type, weight, price, wheels, boxes, trims, sizes, rows] = raw
      .split('|')
      .map((cell) => cell.trim());
    if (model === undefined || type === undefined || rows === undefined) {
      throw new TableError(line, `a model needs nine cells: ${raw}`);
    }
    const popularity = wholeNumber(weight, 'popularity', line) * WEIGHT;
    const measures = sizes ? spacedDims(sizes, line) : undefined;
    const rowList = cells(rows, ';');
    const bodies = rowList.map((row): BodyRef => {
      const [code, span = '', cc, hp, letter = '', box, wheel] = cells(row, ' ');
      const [from = '', to = ''] = span.split('-');
      const body: BodyRef = {
        market,
        brand,
        model,
        code: code ?? '',
        bodyType: bodyType(type, line),
        yearFrom: fullYear(from, line),
        yearTo: to === '' ? STILL_MADE : fullYear(to, line),
        cc: wholeNumber(cc, 'cc', line),
        hp: wholeNumber(hp, 'hp', line),
        fuel: fuel(letter, line),
        gearboxes: gearboxes(box ?? boxes ?? '', line),
        drives: drives(wheel ?? wheels ?? '', line),
        trims: cells(trims ?? '', ','),
        popularity: popularity / rowList.length,
        priceNew: wholeNumber(price, 'price', line) * 10_000,
      };
      return measures === undefined ? body : { ...body, dims: measures };
    });
    const ref: ModelRef = { market, brand, model, bodyType: bodyType(type, line), popularity, bodies };
    return [measures === undefined ? ref : { ...ref, dims: measures }];
  });
}
