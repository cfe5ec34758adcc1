export const FUELS = ['petrol', 'diesel', 'gas', 'hybrid', 'electric'] as const;
export type Fuel = (typeof FUELS)[number];

interface FuelWords {
  readonly label: string;
  /** What feeds write in TIME; the first is what we write ourselves. */
  readonly feedCodes: readonly [string, ...string[]];
}

const FUEL_WORDS: Readonly<Record<Fuel, FuelWords>> = {
  petrol: { label: 'бензин', feedCodes: ['P'] },
  diesel: { label: 'дизель', feedCodes: ['D'] },
  gas: { label: 'газ', feedCodes: ['L', 'C'] },
  hybrid: { label: 'гибрид', feedCodes: ['H', 'HE'] },
  electric: { label: 'электричество', feedCodes: ['E'] },
};

export const fuelLabel = (fuel: Fuel): string => FUEL_WORDS[fuel].label;

/** The code that stands for a fuel in TIME. */
export const fuelCode = (fuel: Fuel): string => FUEL_WORDS[fuel].feedCodes[0];

/** The feeds' TIME; a code that nobody knows is petrol, as the specification has it. Empty says nothing: undefined. */
export function fuelFromFeed(text: string): Fuel | undefined {
  const code = text.trim().toUpperCase();
  if (code === '') return undefined;
  return FUELS.find((fuel) => FUEL_WORDS[fuel].feedCodes.includes(code)) ?? 'petrol';
}
