import type { SheetMark } from './sheetInfo.ts';

/** A code of the inspectors: what it means, and in words how much of it there is. */
interface DamageCode {
  readonly code: string;
  readonly text: string;
  /** With 1 and with 3 behind the code; absent where inspectors write no size. */
  readonly small?: string;
  readonly large?: string;
}

/** In the order of the legend. */
export const DAMAGE_CODES: readonly DamageCode[] = [
  { code: 'A', text: 'царапина', small: 'мелкая царапина', large: 'крупная царапина' },
  { code: 'U', text: 'вмятина', small: 'мелкая вмятина', large: 'крупная вмятина' },
  { code: 'W', text: 'волна после ремонта', small: 'слабая волна', large: 'сильная волна' },
  { code: 'B', text: 'вмятина с царапиной', small: 'мелкая, с царапиной', large: 'крупная, с царапиной' },
  { code: 'E', text: 'ямочки', small: 'редкие ямочки', large: 'частые ямочки' },
  { code: 'P', text: 'изъян краски', small: 'мелкий изъян краски', large: 'крупный изъян краски' },
  { code: 'S', text: 'ржавчина', small: 'лёгкая ржавчина', large: 'сильная ржавчина' },
  { code: 'C', text: 'сквозная коррозия', small: 'коррозия, начало', large: 'сильная коррозия' },
  { code: 'Y', text: 'трещина', small: 'мелкая трещина', large: 'крупная трещина' },
  { code: 'X', text: 'деталь заменить' },
  { code: 'XX', text: 'деталь заменена' },
];

const PANELS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    hood: 'капот',
    roof: 'крыша',
    trunk: 'багажник',
    bumperF: 'передний бампер',
    bumperR: 'задний бампер',
    fenderFL: 'левое переднее крыло',
    fenderFR: 'правое переднее крыло',
    doorFL: 'левая передняя дверь',
    doorFR: 'правая передняя дверь',
    doorRL: 'левая задняя дверь',
    doorRR: 'правая задняя дверь',
    quarterL: 'левое заднее крыло',
    quarterR: 'правое заднее крыло',
    sillL: 'левый порог',
    sillR: 'правый порог',
    glass: 'лобовое стекло',
  }),
);

/** «мелкая царапина» for A1; undefined for a code that the legend does not have. */
export function damageText(mark: SheetMark): string | undefined {
  const row = DAMAGE_CODES.find(({ code }) => code === mark.code);
  if (mark.size === 1) return row?.small ?? row?.text;
  if (mark.size !== undefined && mark.size >= 3) return row?.large ?? row?.text;
  return row?.text;
}

/** «передний бампер»; undefined where the source does not say or says what nobody knows. */
export const panelText = (mark: SheetMark): string | undefined =>
  mark.panel === undefined ? undefined : PANELS.get(mark.panel);
