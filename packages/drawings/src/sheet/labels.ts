import { DAMAGE_CODES } from '@vvoz/catalogue/lots/damageCodes';

/** The printed labels of a Japanese auction sheet: Japanese, and its small English translation. */
export const LABELS = {
  title: '出品票',
  subtitle: '車両検査報告書',
  subtitleEn: 'AUCTION INSPECTION SHEET',
  lot: ['出品番号', 'LOT No.'],
  date: ['開催日', 'DATE'],
  hall: ['会場', 'HALL'],
  start: ['スタート', 'START, ¥'],
  model: ['車名', 'MODEL'],
  trim: ['グレード', 'TRIM'],
  year: ['初年度', 'YEAR'],
  code: ['型式', 'CODE'],
  engine: ['排気量', 'CC'],
  mileage: ['走行', 'KM'],
  gearbox: ['シフト', 'SHIFT'],
  fuel: ['燃料', 'FUEL'],
  wheel: ['ハンドル', ''],
  drive: ['駆動', 'DRIVE'],
  color: ['外装色', 'COLOUR'],
  colorCode: ['カラーNo', 'No.'],
  chassis: ['車台番号', 'CHASSIS No.'],
  equipment: '装備',
  grade: ['評価点', 'GRADE'],
  interior: ['内装', 'INTERIOR'],
  exterior: ['外装', 'EXTERIOR'],
  inspection: '車検',
  selling: ['セールスポイント', 'SELLING POINTS'],
  notes: ['検査員記入', "INSPECTOR'S NOTES"],
  map: ['車両展開図', 'DAMAGE MAP'],
  front: '前',
  back: '後',
  right: '右',
  left: '左',
} as const;

/** The letters that a sheet explains, in the order in which it prints them. */
const PRINTED_CODES = ['A', 'U', 'B', 'W', 'P', 'S', 'Y', 'X'] as const;

/** The legend of the marks on the map; the digit after a letter is the size, 1 to 3. */
export const DAMAGE_LEGEND = PRINTED_CODES.flatMap((letter) =>
  DAMAGE_CODES.flatMap((row) =>
    row.code === letter && 'printed' in row ? [{ letter, ...row.printed }] : [],
  ),
);

/** One item of the printed equipment list, in the order of the sheet. */
export type EquipmentItem = {
  label: string;
  /** Codes under which feeds name it. */
  codes: readonly string[];
  /** Half the width of the ring that the pen draws round it, px. */
  ring: number;
  /** Its text among the selling points; absent if it is not a selling point. */
  selling?: string;
};

export const EQUIPMENT: readonly EquipmentItem[] = [
  { label: 'AC', codes: ['AC', 'AAC', 'WAC'], ring: 22 },
  { label: 'PS', codes: ['PS'], ring: 22 },
  { label: 'PW', codes: ['PW'], ring: 22 },
  { label: 'ABS', codes: ['ABS'], ring: 22 },
  { label: 'ナビ', codes: ['NAVI', 'NV', 'NAV'], ring: 22, selling: 'НАВИГАЦИЯ' },
  { label: 'TV', codes: ['TV'], ring: 22 },
  { label: 'カメラ', codes: ['CAM', 'BC'], ring: 27, selling: 'КАМЕРА ЗАДНЕГО ВИДА' },
  { label: '革', codes: ['LEATHER', 'LS'], ring: 22, selling: 'КОЖАНЫЙ САЛОН' },
  { label: 'SR', codes: ['SR'], ring: 22, selling: 'ЛЮК' },
  { label: 'AW', codes: ['AW'], ring: 22, selling: 'ЛИТЫЕ ДИСКИ' },
  { label: '4WD', codes: ['4WD', 'AWD'], ring: 22, selling: 'ПОЛНЫЙ ПРИВОД' },
  { label: 'ETC', codes: ['ETC'], ring: 22 },
  { label: 'スマート', codes: ['KEY', 'SMART'], ring: 32 },
];

/** Every text that is drawn with the outlines of `glyphs.ts`; the extraction script reads it. */
export const PRINTED_TEXTS: readonly string[] = [
  ...Object.values(LABELS).flat(),
  ...DAMAGE_LEGEND.flatMap(({ jp, en }) => [jp, en]),
  ...EQUIPMENT.map(({ label }) => label),
];
