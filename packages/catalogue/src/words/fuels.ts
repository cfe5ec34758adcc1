import { readWireWord, type WireWords } from './wireWords.ts';

export const FUELS = ['petrol', 'diesel', 'gas', 'hybrid', 'electric'] as const;
export type Fuel = (typeof FUELS)[number];

const LABELS: Readonly<Record<Fuel, string>> = {
  petrol: 'бензин',
  diesel: 'дизель',
  gas: 'газ',
  hybrid: 'гибрид',
  electric: 'электричество',
};

export const formatFuel = (fuel: Fuel): string => LABELS[fuel];

/** TIME of the feeds and of the wire: the first is what we write ourselves. */
export const FUEL_CODES: WireWords<Fuel> = {
  petrol: ['P'],
  diesel: ['D'],
  gas: ['L', 'C'],
  hybrid: ['H', 'HE'],
  electric: ['E'],
};

/** The code that stands for a fuel in TIME. */
export const getFuelCode = (fuel: Fuel): string => FUEL_CODES[fuel][0];

/** The feeds' TIME; a code that nobody knows is petrol, as the specification has it. Empty says nothing: undefined. */
export function readFeedFuel(text: string): Fuel | undefined {
  const code = text.trim();
  return code === '' ? undefined : (readWireWord(FUEL_CODES, code) ?? 'petrol');
}
