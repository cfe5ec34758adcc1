export type GearboxKind = 'AT' | 'MT' | 'CVT' | 'AMT';

/** Labels of the filter. */
export const GEARBOXES: Readonly<Record<GearboxKind, { readonly label: string; readonly short: string }>> = {
  AT: { label: 'Автоматическая', short: 'Автомат' },
  MT: { label: 'Механическая', short: 'Механика' },
  CVT: { label: 'Вариатор', short: 'Вариатор' },
  AMT: { label: 'Робот', short: 'Робот' },
};

/** «Автоматическая»; short «Автомат», for templates with four kinds (specification, section 9). */
export const formatGearbox = (kind: GearboxKind, short: boolean): string =>
  short ? GEARBOXES[kind].short : GEARBOXES[kind].label;

/**
 * Patterns of KPP, upper case, by kind; the first match decides. Letters before the kind give the place of the lever:
 * F floor, I instrument panel, C column, D dashboard. Source: the rows of jpcenter and aleado.
 */
const CODES: readonly (readonly [GearboxKind, RegExp])[] = [
  ['CVT', /CVT/],
  // DSG of Volkswagen, PDK of Porsche, DCT, AGS of Suzuki.
  ['AMT', /^\d?(AMT|DSG|PDK|DCT|AGS)$/],
  // MT, FMT, IMT, DMT, 5MT, F5MT, 5FMT; 5F, 5FT, 6S; F5, I5, C5; M, M5.
  ['MT', /^([FICD]?[3-7]?MT|[3-7]FMT|[3-7](F|FT|S)|[FIC][3-7]|M[3-7]?)$/],
  // AT, FAT, IAT, CAT, DAT, SAT, 4AT; A, FA, IA, CA, DA; AUTO.
  ['AT', /AT$|^[FICD]?A$|^AUTO$/],
];

/**
 * Reads the kind of a raw gearbox code (FAT, CVT, 5F, DSG …); undefined for an unknown code.
 * A filter for AT on auction templates means «not MT»: automatic, CVT and robot together.
 */
export function readGearboxKind(raw: string): GearboxKind | undefined {
  const code = raw.trim().toUpperCase();
  return CODES.find(([, pattern]) => pattern.test(code))?.[0];
}

/** Values of KPP_TYPE in feeds. */
const TYPES = { manual: '1', automatic: '2' } as const;

/** KPP_TYPE of a kind. Robots and CVTs are automatic. */
export const getGearboxType = (kind: GearboxKind): string => (kind === 'MT' ? TYPES.manual : TYPES.automatic);

/** Reads the kind from KPP_TYPE, for records without a known raw code; undefined for other values. */
export function readGearboxType(type: string): GearboxKind | undefined {
  if (type === TYPES.manual) return 'MT';
  return type === TYPES.automatic ? 'AT' : undefined;
}
