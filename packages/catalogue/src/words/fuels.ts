export const FUELS = ['petrol', 'diesel', 'gas', 'hybrid', 'electric'] as const;
export type Fuel = (typeof FUELS)[number];

export const FUEL_LABELS: Readonly<Record<Fuel, string>> = {
  petrol: 'бензин',
  diesel: 'дизель',
  gas: 'газ',
  hybrid: 'гибрид',
  electric: 'электро',
};

/**
 * The feeds' TIME: E electric, H or HE hybrid, D diesel, L or C gas, otherwise petrol. Empty says nothing: undefined.
 */
export function fuelFromFeed(text: string): Fuel | undefined {
  const code = text.trim().toUpperCase();
  if (code === '') return undefined;
  if (code === 'E') return 'electric';
  if (code === 'H' || code === 'HE') return 'hybrid';
  if (code === 'D') return 'diesel';
  if (code === 'L' || code === 'C') return 'gas';
  return 'petrol';
}

/** The code that stands for a fuel in TIME. */
export const FUEL_CODES: Readonly<Record<Fuel, string>> = {
  petrol: 'P',
  diesel: 'D',
  gas: 'L',
  hybrid: 'H',
  electric: 'E',
};
