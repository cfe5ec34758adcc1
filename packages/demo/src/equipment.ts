import type { Random } from './random.ts';
import { AliasTable } from './zipf.ts';

const COLOURS: readonly (readonly [string, number])[] = [
  ['WHITE', 19],
  ['PEARL', 21],
  ['BLACK', 20],
  ['SILVER', 12],
  ['GRAY', 9],
  ['BLUE', 7],
  ['RED', 4.5],
  ['BROWN', 2],
  ['BEIGE', 1.6],
  ['GREEN', 1.3],
  ['WINE', 1.1],
  ['YELLOW', 0.8],
  ['ORANGE', 0.7],
  ['PURPLE', 0.7],
];
const colourDraw = new AliasTable(COLOURS.map(([, weight]) => weight));
const MACHINE_COLOURS = ['YELLOW', 'YELLOW', 'YELLOW', 'ORANGE', 'BLUE', 'GREEN', 'WHITE'];

export const pickColour = (random: Random): string => COLOURS[colourDraw.draw(random)]![0];
export const pickMachineColour = (random: Random): string => random.pick(MACHINE_COLOURS);

/** Each abbreviation with its share among cheap and among expensive cars. */
const EQUIPMENT: readonly (readonly [string, number, number])[] = [
  ['AAC', 0.8, 1],
  ['PS', 0.97, 1],
  ['PW', 0.93, 1],
  ['ABS', 0.9, 1],
  ['AB', 0.85, 1],
  ['NAV', 0.35, 0.85],
  ['TV', 0.3, 0.7],
  ['BC', 0.2, 0.8],
  ['AW', 0.35, 0.9],
  ['SR', 0.03, 0.3],
  ['LEATHER', 0.02, 0.5],
  ['ETC', 0.4, 0.8],
];
const LEVELS = 8;
const VARIANTS = 64;

const lists: readonly (readonly string[])[] = Array.from({ length: LEVELS }, (_, level) =>
  Array.from({ length: VARIANTS }, (__, variant) =>
    EQUIPMENT.filter(([, cheap, dear], i) => {
      const share = cheap + ((dear - cheap) * level) / (LEVELS - 1);
      // With a low-discrepancy sequence the share of each item over the variants is nearly exact.
      return ((variant + 1) * (0.618_033_988_7 + i * 0.137_1) + i * 0.29) % 1 < share;
    })
      .map(([name]) => name)
      .join(' '),
  ),
);

/** Picks EQUIP of a car, such as `AAC PS PW ABS NAV AW`, by its price when new, JPY. */
export function pickEquipment(priceNew: number, random: Random): string {
  const level = Math.min(LEVELS - 1, Math.floor(Math.max(0, priceNew - 900_000) / 600_000));
  return lists[level]![random.below(VARIANTS)]!;
}

const BIKE_EQUIPMENT = ['', '', 'ABS', 'ETC', 'ABS ETC', 'GRIP HEATER', 'CASE', 'ABS CASE', 'SLIP-ON'];

export const pickBikeEquipment = (random: Random): string => random.pick(BIKE_EQUIPMENT);
