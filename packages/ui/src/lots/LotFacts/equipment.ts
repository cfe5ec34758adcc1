/** Abbreviations of equipment on auction sheets, in words. Others are shown as they are. */
const EQUIPMENT: ReadonlyMap<string, string> = new Map(
  Object.entries({
    AAC: 'климат-контроль',
    WAC: 'климат-контроль на две зоны',
    AC: 'кондиционер',
    PS: 'усилитель руля',
    PW: 'электростёкла',
    ABS: 'ABS',
    AB: 'подушка безопасности',
    NAV: 'навигация',
    TV: 'телевизор',
    BC: 'камера заднего вида',
    AW: 'литые диски',
    SR: 'люк',
    LS: 'кожаный салон',
    RS: 'спойлер',
    ETC: 'датчик платных дорог',
    '4WD': 'полный привод',
  }),
);

/** «климат-контроль» for AAC; the abbreviation itself where nobody knows it. */
export const equipmentText = (code: string): string => EQUIPMENT.get(code.toUpperCase()) ?? code;
