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

/**
 * Words of KPP, upper case, by kind; the first that fits decides. Letters before the kind say where the lever is: F floor,
 * I instrument panel, C column, D dashboard. Source: the rows of jpcenter and aleado.
 */
const CODES: readonly (readonly [GearboxKind, RegExp])[] = [
  ['CVT', /CVT/],
  // DSG of Volkswagen, PDK of Porsche, DCT, AGS of Suzuki.
  ['AMT', /^\d?(AMT|DSG|PDK|DCT|AGS)$/],
  // MT, FMT, IMT, 5MT, F5MT; 5F, 5FT, 6S; F5, I5, C5.
  ['MT', /^([FIC]?[3-7]?MT|[3-7](F|FT|S)|[FIC][3-7])$/],
  // AT, FAT, IAT, CAT, DAT, SAT, 4AT; A, FA, IA, CA, DA.
  ['AT', /AT$|^[FICD]?A$/],
];

/**
 * The kind of a raw gearbox code (FAT, CVT, 5F, DSG …); undefined where it is unknown.
 * A filter for AT on auction templates means «not MT»: automatic, CVT and robot together.
 */
export function readGearboxKind(raw: string): GearboxKind | undefined {
  const code = raw.trim().toUpperCase();
  return CODES.find(([, pattern]) => pattern.test(code))?.[0];
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
