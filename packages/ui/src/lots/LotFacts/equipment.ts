/** Abbreviations of equipment on auction sheets with their meaning. Unknown ones are shown as they are. */
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

/** «климат-контроль» for AAC; an unknown abbreviation is returned as it is. */
export const formatEquipment = (code: string): string => EQUIPMENT.get(code.toUpperCase()) ?? code;
