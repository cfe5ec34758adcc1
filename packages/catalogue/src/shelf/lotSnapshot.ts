/** State of a lot: for sale, sold, taken off sale, or no longer in the catalogue. */
export const LOT_STATES = ['live', 'sold', 'withdrawn', 'gone'] as const;
export type LotState = (typeof LOT_STATES)[number];

/** Texts of a snapshot that may be absent. */
const TEXT_KEYS = [
  /** «1,8 л · 98 л.с. · CVT · передний · 64 000 км». */
  'facts',
  /** «USS Tokyo · лот 5123». */
  'place',
  /** Address of the picture without a width. */
  'picture',
  /** Grade of the auction: «4.5». */
  'grade',
  /** «ср 25 ноя, 09:40 по Токио». */
  'auction',
  /** «под ключ». */
  'priceLabel',
  /** «≈ 1,45 млн ₽». */
  'price',
  /** How sure the price is: «обычно 1,30–1,62». */
  'sure',
  /** «Продан · пн 23 ноя». */
  'outcome',
] as const;
type TextKey = (typeof TEXT_KEYS)[number];

/**
 * A lot as a visitor saw it, in texts that need no further formatting. It is stored on the device, so that the lot is
 * still shown in its last known state after its sale or without a network.
 */
export type LotSnapshot = {
  /** `type/id`. */
  readonly lot: string;
  /** «Toyota Prius · ZVW51 · 2022». */
  readonly title: string;
  readonly state: LotState;
  /** Cells of the comparison by the keys of its rows; absent when the snapshot was read from a card. */
  readonly cells?: Readonly<Record<string, string>>;
} & { readonly [Key in TextKey]?: string };

const MAX_TEXT = 300;
const MAX_CELLS = 40;
const LOT_KEY = /^[a-z][a-z_]{0,19}\/[^\s,/?#]{1,80}$/;

/** True for `type/id`. Ids are opaque, but must not have spaces or commas, which separate the keys of a list. */
export const isLotKey = (text: unknown): text is string => typeof text === 'string' && LOT_KEY.test(text);

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= MAX_TEXT;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parseCells(value: unknown): LotSnapshot['cells'] {
  if (!isRecord(value)) return undefined;
  const cells = Object.entries(value).filter((cell): cell is [string, string] => isText(cell[1]));
  return cells.length === 0 ? undefined : Object.fromEntries(cells.slice(0, MAX_CELLS));
}

/**
 * Parses a snapshot from the device or from the site's own route. Undefined without a lot or a title; other texts that
 * cannot be used are left out, and an unknown state counts as `live`.
 */
export function parseLotSnapshot(value: unknown): LotSnapshot | undefined {
  if (!isRecord(value)) return undefined;
  const { lot, title, state } = value;
  if (!isLotKey(lot) || !isText(title)) return undefined;
  const cells = parseCells(value['cells']);
  return {
    lot,
    title,
    state: LOT_STATES.find((known) => known === state) ?? 'live',
    ...Object.fromEntries(TEXT_KEYS.flatMap((key) => (isText(value[key]) ? [[key, value[key]]] : []))),
    ...(cells ? { cells } : {}),
  };
}
