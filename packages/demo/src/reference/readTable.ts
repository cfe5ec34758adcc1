import { chooseTrims } from './chooseTrims.ts';
import { parseBodyType, parseDims, parseDrives, parseFuel, parseGearboxes, parseWhole } from './fields.ts';
import { TableError, splitCells } from './tableLines.ts';
import type { BodyRef, Dims, ModelRef } from './types.ts';
import { STILL_MADE } from './vocabulary.ts';
import type { Market } from './vocabulary.ts';

/**
 * Converts the popularity in these tables, up to a hundred, to that in the tables of `readCarTable`, up to a thousand.
 * With this factor imported brands and Lexus are a sixth of the lots at Japanese auctions.
 */
const WEIGHT = 3;

/** Parses a year of two digits: `04` → 2004, `98` → 1998. */
function parseFullYear(text: string, line: number): number {
  const short = parseWhole(text, 'year', line);
  return short < 50 ? 2000 + short : 1900 + short;
}

/** Parses `4540 1760 1470 2700`. */
function parseSpacedDims(text: string, line: number): Dims {
  return parseDims(splitCells(text, ' ').join('x'), line);
}

/**
 * Reads the models of one brand, one per line:
 * `MODEL|body type|popularity|price, 10 000 yen|drives|gearboxes|trims|sizes, mm|CODE 09-15 1797 99 H CVT FF;CODE …`.
 * A code without gearbox or drive inherits those of its model.
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
    const popularity = parseWhole(weight, 'popularity', line) * WEIGHT;
    const measures = sizes ? parseSpacedDims(sizes, line) : undefined;
    const rowList = splitCells(rows, ';');
    const bodies = rowList.map((row): BodyRef => {
      const [code, span = '', cc, hp, letter = '', box, wheel] = splitCells(row, ' ');
      const [from = '', to = ''] = span.split('-');
      const fuel = parseFuel(letter, line);
      const body: BodyRef = {
        market,
        brand,
        model,
        code: code ?? '',
        bodyType: parseBodyType(type, line),
        yearFrom: parseFullYear(from, line),
        yearTo: to === '' ? STILL_MADE : parseFullYear(to, line),
        cc: parseWhole(cc, 'cc', line),
        hp: parseWhole(hp, 'hp', line),
        fuel,
        gearboxes: parseGearboxes(box ?? boxes ?? '', line),
        drives: parseDrives(wheel ?? wheels ?? '', line),
        trims: chooseTrims(splitCells(trims ?? '', ','), fuel),
        popularity: popularity / rowList.length,
        priceNew: parseWhole(price, 'price', line) * 10_000,
      };
      return measures === undefined ? body : { ...body, dims: measures };
    });
    const ref: ModelRef = { market, brand, model, bodyType: parseBodyType(type, line), popularity, bodies };
    return [measures === undefined ? ref : { ...ref, dims: measures }];
  });
}
