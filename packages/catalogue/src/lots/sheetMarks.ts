/**
 * Panels that an inspector's mark may name, by their keys in notes. The demo's generator walks them in this order: a new
 * one goes to the end, or every demo lot gets other marks.
 */
export const PANEL_NAMES = [
  'hood',
  'roof',
  'trunk',
  'bumperF',
  'bumperR',
  'fenderFL',
  'doorFL',
  'doorRL',
  'quarterL',
  'sillL',
  'fenderFR',
  'doorFR',
  'doorRR',
  'quarterR',
  'sillR',
  'glass',
] as const;
export type PanelName = (typeof PANEL_NAMES)[number];

export const isPanelName = (name: string): name is PanelName =>
  (PANEL_NAMES as readonly string[]).includes(name);

/** One mark of the inspector: what, how large and where. */
export interface SheetMark {
  /** One or two capital letters; those of the legend (`damageCodes.ts`) have words. */
  readonly code: string;
  /** 1 small … 3 large; absent where the inspector wrote none. */
  readonly size?: number;
  /** Absent where the source names none, or one that nobody knows. */
  readonly panel?: PanelName;
}

/** «A1», «XX»: the mark as it stands on the sheet. */
export const formatMarkCode = ({ code, size }: SheetMark): string => `${code}${size ?? ''}`;
