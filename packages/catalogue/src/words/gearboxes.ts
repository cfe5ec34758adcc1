export type GearboxKind = 'AT' | 'MT' | 'CVT' | 'AMT';

/** Labels of the filter. */
export const GEARBOXES: Readonly<Record<GearboxKind, { readonly label: string; readonly short: string }>> = {
  AT: { label: 'Автоматическая', short: 'Автомат' },
  MT: { label: 'Механическая', short: 'Механика' },
  CVT: { label: 'Вариатор', short: 'Вариатор' },
  AMT: { label: 'Робот', short: 'Робот' },
};

/** «Автоматическая», or «Автомат» where four kinds are told apart (left-hand templates, specification, section 9). */
export const formatGearbox = (kind: GearboxKind, short: boolean): string =>
  short ? GEARBOXES[kind].short : GEARBOXES[kind].label;

const AUTOMATIC = new Set(['AT', 'FAT', 'IAT', 'CAT', 'DAT', 'SAT', 'A']);

/**
 * The kind of a raw gearbox code (AT, FAT, IAT, CAT, CVT, DAT, MT, 5F, 6F, AMT …); undefined where it is unknown.
 * A filter for AT on auction templates means «not MT»: automatic, CVT and robot together.
 */
export function readGearboxKind(raw: string): GearboxKind | undefined {
  const code = raw.trim().toUpperCase();
  if (code.includes('CVT')) return 'CVT';
  if (code === 'AMT' || code === 'DCT' || code === 'AGS') return 'AMT';
  if (code === 'MT' || /^[3-7](F|MT|FT|S)$/.test(code) || /^F[3-7]$/.test(code)) return 'MT';
  if (AUTOMATIC.has(code) || /^\d{1,2}AT$/.test(code) || code.endsWith('AT')) return 'AT';
  return undefined;
}

/** KPP_TYPE of the feeds: what shifts by itself and what does not. */
const TYPES = { manual: '1', automatic: '2' } as const;

/** How KPP_TYPE writes a kind: a robot and a CVT shift by themselves. */
export const getGearboxType = (kind: GearboxKind): string => (kind === 'MT' ? TYPES.manual : TYPES.automatic);

/** The kind that KPP_TYPE tells, where the raw code says nothing; undefined for what is none. */
export function readGearboxType(type: string): GearboxKind | undefined {
  if (type === TYPES.manual) return 'MT';
  return type === TYPES.automatic ? 'AT' : undefined;
}
