/**
 * Keys of the panels in inspectors' marks. Add a new one at the end: the demo generator uses this order, and another
 * order would change the marks of every demo lot.
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

/** A mark of the inspector: kind, size and place of a damage. */
export interface SheetMark {
  /** One or two capital letters. `damageCodes.ts` explains the known ones. */
  readonly code: string;
  /** 1 small, 2 medium, 3 and more large; absent if the inspector gave none. */
  readonly size?: number;
  /** Absent if the source names no panel, or an unknown one. */
  readonly panel?: PanelName;
}

/** «A1», «XX»: the mark as printed on the sheet. */
export const formatMarkCode = ({ code, size }: SheetMark): string => `${code}${size ?? ''}`;
