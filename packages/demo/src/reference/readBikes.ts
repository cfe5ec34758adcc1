import { bodyType, gearboxes, wholeNumber, years } from './fields.ts';
import { TableError, cells, tableLines } from './tableLines.ts';
import type { TableLine } from './tableLines.ts';
import type { BikeRef } from './types.ts';

type BikeType = BikeRef['bodyType'];

interface Heading {
  model: string;
  bodyType: BikeType;
  popularity: number;
  priceNew: number;
  trims: string[];
}

function bikeType(text: string, line: number): BikeType {
  const type = bodyType(text, line);
  if (type === 'motorcycle_sport' || type === 'motorcycle_classic' || type === 'scooter') {
    return type;
  }
  throw new TableError(line, `not a motorcycle: ${type}`);
}

/** `CBR600RR | motorcycle_sport | 40 | 1550 | BASE, ABS` */
function readHeading({ text, line }: TableLine): Heading {
  const [model = '', type = '', weight, price, trims] = cells(text, '|');
  return {
    model,
    bodyType: bikeType(type, line),
    popularity: wholeNumber(weight, 'popularity', line),
    priceNew: wholeNumber(price, 'price', line) * 1000,
    trims: cells(trims ?? '', ','),
  };
}

/** `PC40 2007- 599 121 6F w=2` */
function readRow(brand: string, heading: Heading, { text, line }: TableLine) {
  const [code, span, cc, hp, boxes, share] = cells(text, ' ');
  if (code === undefined || span === undefined || boxes === undefined) {
    throw new TableError(line, `a frame needs code, years, cc, hp, gearbox: ${text}`);
  }
  const bike: BikeRef = {
    ...heading,
    brand,
    code,
    ...years(span, line),
    cc: wholeNumber(cc, 'cc', line),
    hp: wholeNumber(hp, 'hp', line),
    fuel: 'petrol',
    gearboxes: gearboxes(boxes, line),
  };
  const weight =
    share === undefined ? 1 : wholeNumber(/^w=(\d+)$/.exec(share)?.[1], 'weight', line);
  return { bike, weight };
}

/**
 * Frame codes of a table of motorcycles: `@ BRAND`, `= MODEL | type | weight | price, 1000 yen | trims`,
 * then a row a code. The model's popularity is shared out by `w=`. Throws {@link TableError}.
 */
export function readBikeTable(text: string): BikeRef[] {
  const bikes: BikeRef[] = [];
  let brand = '';
  let heading: Heading | undefined;
  let rows: { bike: BikeRef; weight: number }[] = [];

  const close = () => {
    const total = rows.reduce((sum, { weight }) => sum + weight, 0);
    for (const { bike, weight } of rows) {
      bikes.push({ ...bike, popularity: (bike.popularity * weight) / total });
    }
    rows = [];
  };

  for (const row of tableLines(text)) {
    if (row.kind === 'row') {
      if (heading === undefined) throw new TableError(row.line, 'a row before its model');
      rows.push(readRow(brand, heading, row));
      continue;
    }
    close();
    heading = row.kind === '=' ? readHeading(row) : undefined;
    if (row.kind === '@') brand = row.text;
  }
  close();
  return bikes;
}
