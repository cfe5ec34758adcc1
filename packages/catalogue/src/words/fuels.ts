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

/** Sources differ on what P means, so the label does not promise a socket. */
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
 * TIME of the feeds and of the wire: the first is what we write ourselves. Source: the rows of jpcenter; `G+E` and `LPGP`
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

/** The code that stands for a fuel in TIME. */
export const getFuelCode = (fuel: Fuel): string => FUEL_CODES[fuel][0];

/**
 * The feeds' TIME, in any case. Undefined for an empty one and for a code that nobody knows, among them dashes and time
 * stamps: the fuel moves the duty, so it is never guessed.
 */
export const readFeedFuel = (text: string): Fuel | undefined => readWireWord(FUEL_CODES, text.trim());
