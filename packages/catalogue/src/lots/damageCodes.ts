import type { PanelName, SheetMark } from './sheetMarks.ts';

/** Russian names of the panels. */
const PANEL_LABELS: Readonly<Record<PanelName, string>> = {
  hood: 'капот',
  roof: 'крыша',
  trunk: 'багажник',
  bumperF: 'передний бампер',
  bumperR: 'задний бампер',
  fenderFL: 'левое переднее крыло',
  doorFL: 'левая передняя дверь',
  doorRL: 'левая задняя дверь',
  quarterL: 'левое заднее крыло',
  sillL: 'левый порог',
  fenderFR: 'правое переднее крыло',
  doorFR: 'правая передняя дверь',
  doorRR: 'правая задняя дверь',
  quarterR: 'правое заднее крыло',
  sillR: 'правый порог',
  glass: 'лобовое стекло',
};

/** A code of the inspectors with its Russian meaning, in general and by size. */
export interface DamageCode {
  readonly code: string;
  readonly text: string;
  /** Meaning with size 1, and with size 3 or more; absent for codes without a size. */
  readonly small?: string;
  readonly large?: string;
  /** Word and translation in the printed legend of a Japanese sheet; absent for codes that it does not list. */
  readonly printed?: { readonly jp: string; readonly en: string };
}

/** In the order of the legend beside the sheet. */
export const DAMAGE_CODES = [
  {
    code: 'A',
    text: 'царапина',
    small: 'мелкая царапина',
    large: 'крупная царапина',
    printed: { jp: '傷', en: 'SCRATCH' },
  },
  {
    code: 'U',
    text: 'вмятина',
    small: 'мелкая вмятина',
    large: 'крупная вмятина',
    printed: { jp: '凹み', en: 'DENT' },
  },
  {
    code: 'W',
    text: 'волна после ремонта',
    small: 'слабая волна',
    large: 'сильная волна',
    printed: { jp: '波', en: 'REPAIR WAVE' },
  },
  {
    code: 'B',
    text: 'вмятина с царапиной',
    small: 'мелкая, с царапиной',
    large: 'крупная, с царапиной',
    printed: { jp: '傷凹', en: 'DENT+SCR' },
  },
  { code: 'E', text: 'ямочки', small: 'редкие ямочки', large: 'частые ямочки' },
  {
    code: 'P',
    text: 'изъян краски',
    small: 'мелкий изъян краски',
    large: 'крупный изъян краски',
    printed: { jp: '塗装', en: 'PAINT' },
  },
  {
    code: 'S',
    text: 'ржавчина',
    small: 'лёгкая ржавчина',
    large: 'сильная ржавчина',
    printed: { jp: '錆', en: 'RUST' },
  },
  { code: 'C', text: 'сквозная коррозия', small: 'коррозия, начало', large: 'сильная коррозия' },
  {
    code: 'Y',
    text: 'трещина',
    small: 'мелкая трещина',
    large: 'крупная трещина',
    printed: { jp: '割れ', en: 'CRACK' },
  },
  { code: 'X', text: 'деталь заменить', printed: { jp: '要交換', en: 'REPLACE' } },
  { code: 'XX', text: 'деталь заменена' },
] as const satisfies readonly DamageCode[];

const CODES: readonly DamageCode[] = DAMAGE_CODES;

/** «мелкая царапина» for A1; undefined for an unknown code. */
export function describeDamage(mark: SheetMark): string | undefined {
  const row = CODES.find(({ code }) => code === mark.code);
  if (mark.size === 1) return row?.small ?? row?.text;
  if (mark.size !== undefined && mark.size >= 3) return row?.large ?? row?.text;
  return row?.text;
}

/** «передний бампер»; undefined for a mark without a panel. */
export const describePanel = (mark: SheetMark): string | undefined =>
  mark.panel === undefined ? undefined : PANEL_LABELS[mark.panel];
