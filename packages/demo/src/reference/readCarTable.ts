import { chooseTrims } from './chooseTrims.ts';
import {
  parseBodyType,
  parseDims,
  parseDrives,
  parseFuel,
  parseGearboxes,
  parseWhole,
  parseYears,
} from './fields.ts';
import { TableError, splitCells, splitTableLines } from './tableLines.ts';
import type { TableLine } from './tableLines.ts';
import type { BodyRef, Dims, ModelRef } from './types.ts';
import type { BodyType, Market } from './vocabulary.ts';

interface Heading {
  model: string;
  bodyType: BodyType;
  popularity: number;
  dims: Dims | undefined;
  priceNew: number;
  trims: string[];
}

type WeighedBody = { -readonly [K in keyof BodyRef]: BodyRef[K] } & { weight: number };

/** Reads `PRIUS | hatchback | 90 | 4540x1760x1470x2700 | 2700 | S, A`. Sizes may be `-`. */
function readHeading({ text, line }: TableLine): Heading {
  const [model, type, weight, sizes, price, trims] = splitCells(text, '|');
  if (model === undefined || type === undefined || sizes === undefined) {
    throw new TableError(line, `a model needs name, body type, popularity, sizes, price: ${text}`);
  }
  return {
    model,
    bodyType: parseBodyType(type, line),
    popularity: parseWhole(weight, 'popularity', line),
    dims: sizes === '-' ? undefined : parseDims(sizes, line),
    priceNew: parseWhole(price, 'price', line) * 1000,
    trims: splitCells(trims ?? '', ','),
  };
}

/** Reads `~ 4540x1760x1470x2700 2700 | S, A`: sizes, price and trims of the rows below. Each may be left out. */
function readDefaults(base: Heading, { text, line }: TableLine): Heading {
  const [figures = '', trims] = text.split('|');
  const next = { ...base };
  for (const part of splitCells(figures, ' ')) {
    if (part.includes('x')) next.dims = parseDims(part, line);
    else next.priceNew = parseWhole(part, 'price', line) * 1000;
  }
  if (trims !== undefined) next.trims = splitCells(trims, ',');
  return next;
}

/** Reads `ZVW50 2015-2022 1797 98 H CVT FF`, then any of `type=`, `price=`, `w=`, then `| trims`. */
function readBody(market: Market, brand: string, base: Heading, { text, line }: TableLine): WeighedBody {
  const [figures = '', trims] = text.split('|');
  const [code, span, cc, hp, fuelLetter, boxes, wheels, ...options] = splitCells(figures, ' ');
  if (
    code === undefined ||
    span === undefined ||
    fuelLetter === undefined ||
    boxes === undefined ||
    wheels === undefined
  ) {
    throw new TableError(line, `a body needs code, years, cc, hp, fuel, gearbox, drive: ${text}`);
  }
  const fuel = parseFuel(fuelLetter, line);
  const body: WeighedBody = {
    market,
    brand,
    model: base.model,
    code,
    bodyType: base.bodyType,
    ...parseYears(span, line),
    cc: parseWhole(cc, 'cc', line),
    hp: parseWhole(hp, 'hp', line),
    fuel,
    gearboxes: parseGearboxes(boxes, line),
    drives: parseDrives(wheels, line),
    trims: trims === undefined ? chooseTrims(base.trims, fuel) : splitCells(trims, ','),
    popularity: 0,
    priceNew: base.priceNew,
    weight: 1,
  };
  if (base.dims !== undefined) body.dims = base.dims;
  for (const option of options) {
    const [name, value = ''] = option.split('=');
    if (name === 'type') body.bodyType = parseBodyType(value, line);
    else if (name === 'price') body.priceNew = parseWhole(value, 'price', line) * 1000;
    else if (name === 'w') body.weight = parseWhole(value, 'weight', line);
    else throw new TableError(line, `no such option: ${option}`);
  }
  return body;
}

function finishModel(
  market: Market,
  brand: string,
  heading: Heading,
  rows: readonly WeighedBody[],
): ModelRef {
  const total = rows.reduce((sum, row) => sum + row.weight, 0);
  const bodies = rows.map(({ weight, ...body }): BodyRef => ({
    ...body,
    popularity: (heading.popularity * weight) / total,
  }));
  const { model, bodyType: type, popularity } = heading;
  const ref: ModelRef = { market, brand, model, bodyType: type, popularity, bodies };
  return heading.dims === undefined ? ref : { ...ref, dims: heading.dims };
}

/**
 * Reads the models of a table of cars. A line begins with `@` for a brand, with `=` for a model (body type, popularity, length x
 * width x height x wheelbase in mm, price when new in thousands of yen, trims), with `~` for other sizes, prices or trims of
 * the lines below, and otherwise with a body code (years, cm³, hp, fuel, gearboxes, drives). `w` is the share of a code in the
 * model's popularity relative to the other codes, by default 1.
 *
 * ```
 * @ TOYOTA
 * = PRIUS | hatchback | 90 | 4540x1760x1470x2700 | 2700 | S, A
 * ZVW50 2015-2022 1797 98 H CVT FF w=3
 * ~ 4600x1780x1430x2750 3200 | G, Z
 * MXWH60 2023- 1986 152 H CVT FF
 * ```
 *
 * Throws {@link TableError} if it cannot read a row, if a code repeats in a model, or if a model has no rows.
 */
export function readCarTable(market: Market, text: string): ModelRef[] {
  const models: ModelRef[] = [];
  let brand: string | undefined;
  let heading: Heading | undefined;
  let base: Heading | undefined;
  let rows: WeighedBody[] = [];
  let last = 0;

  const finishCurrentModel = () => {
    if (brand === undefined || heading === undefined) return;
    if (rows.length === 0) throw new TableError(last, `${brand} ${heading.model} has no bodies`);
    models.push(finishModel(market, brand, heading, rows));
    heading = undefined;
    rows = [];
  };

  for (const row of splitTableLines(text)) {
    if (row.kind === '@') {
      finishCurrentModel();
      brand = row.text;
    } else if (row.kind === '=') {
      finishCurrentModel();
      heading = readHeading(row);
      base = heading;
    } else {
      if (brand === undefined || heading === undefined || base === undefined) {
        throw new TableError(row.line, 'the row must follow a brand and a model');
      }
      if (row.kind === '~') base = readDefaults(base, row);
      else {
        const body = readBody(market, brand, base, row);
        if (rows.some(({ code }) => code === body.code)) {
          throw new TableError(row.line, `${body.code} appears twice in ${body.model}`);
        }
        rows.push(body);
      }
    }
    last = row.line;
  }
  finishCurrentModel();
  return models;
}
