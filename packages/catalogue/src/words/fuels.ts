import { readWireWord, type WireWords } from './wireWords.ts';

export const FUELS = [
  'petrol',
  'diesel',
  'gas',
  'hybrid',
  'diesel_hybrid',
  'plug_in_hybrid',
  'electric',
  'other',
] as const;
export type Fuel = (typeof FUELS)[number];

/** Sources differ on the meaning of P, so its label only says that the hybrid may be a plug-in. */
const LABELS: Readonly<Record<Fuel, string>> = {
  petrol: 'бензин',
  diesel: 'дизель',
  gas: 'газ',
  hybrid: 'гибрид',
  diesel_hybrid: 'дизельный гибрид',
  plug_in_hybrid: 'гибрид, возможно подключаемый',
  electric: 'электричество',
  other: 'другое топливо',
};

export const formatFuel = (fuel: Fuel): string => LABELS[fuel];

/**
 * Codes of TIME in feeds and on the wire. The first is the one we write. Source: the rows of jpcenter; `G+E` and `LPGP`
 * are those of Korea.
 */
export const FUEL_CODES: WireWords<Fuel> = {
  petrol: ['G'],
  diesel: ['D'],
  gas: ['L', 'C', 'LPGP'],
  hybrid: ['H', 'HE', 'G+E'],
  diesel_hybrid: ['&'],
  plug_in_hybrid: ['P'],
  electric: ['E'],
  other: ['O'],
};

/** The code that we write for a fuel. */
export const getFuelCode = (fuel: Fuel): string => FUEL_CODES[fuel][0];

/**
 * Reads TIME of a feed, in any letter case. Undefined for an empty text and for unknown codes, such as dashes and time
 * stamps: the duty depends on the fuel, so it is never guessed.
 */
export const readFeedFuel = (text: string): Fuel | undefined => readWireWord(FUEL_CODES, text.trim());
