import { PANEL_NAMES, type SheetMark } from '@vvoz/catalogue/lots/sheetMarks';
import { formatSheetNote } from '@vvoz/catalogue/lots/sheetNote';
import type { Random } from './random.ts';

export type RemarkKind = 'car' | 'bike' | 'machine';

const GOOD: Readonly<Record<RemarkKind, readonly string[]>> = {
  car: [
    'Один владелец',
    'Сервисная книжка',
    'Запасной ключ',
    'Салон чистый, запаха нет',
    'Некурящий владелец',
    'Зимняя резина в комплекте',
    'Камера заднего вида',
    'Штатная навигация',
    'Литые диски',
    'ETC',
    'Видеорегистратор',
    'Шины 5–6 мм',
    'Гаражное хранение',
    'Инструкция на месте',
  ],
  bike: [
    'Один владелец',
    'Запуск с кнопки',
    'Вилка сухая',
    'Цепь и звёзды в норме',
    'Шины: остаток 70 %',
    'Два ключа',
    'Сервисная книжка',
    'Заводское состояние',
  ],
  machine: [
    'Гидравлика сухая',
    'Двигатель: запуск ровный',
    'Есть руководство и ключ',
    'Кондиционер работает',
    'Регулярное обслуживание',
    'Моточасы подтверждены',
    'Один хозяин',
  ],
};

const WORN: Readonly<Record<RemarkKind, readonly string[]>> = {
  car: [
    'Мелкие царапины по кузову',
    'Сколы на капоте',
    'Лобовое стекло: точка',
    'Потёртость руля',
    'Потёртость сиденья водителя',
    'Низ: лёгкая коррозия',
    'Диски: царапины',
    'Задний бампер: подкрас',
    'Салон: следы курения',
    'Помутнение фар',
    'Пятна на обивке',
    'Ржавчина подрамника',
    'Замена переднего крыла',
    'Вмятина на пороге',
    'Горит лампа Check Engine',
  ],
  bike: [
    'Бак: мелкие царапины',
    'Глушитель: потёртость',
    'Ручки: износ',
    'Сиденье: разрыв шва',
    'Пластик: следы падения',
    'Коррозия выпуска',
    'Вилка: лёгкий потёк',
    'Неродные зеркала',
  ],
  machine: [
    'Следы работы по ковшу и раме',
    'Ходовая: износ 40 %',
    'Люфт пальцев небольшой',
    'Сиденье потёрто',
    'Подтёк на цилиндре',
    'Коррозия рамы',
    'Стекло кабины: трещина',
    'Требует замены масла',
  ],
};

/** Converts a condition score into wear: 0 is like new, 1 worn out. */
export function calculateWear(score: number): number {
  return Math.min(1, Math.max(0, (5.2 - score) / 3.5));
}

/** Picks up to four different remarks of the inspector. */
export function pickRemarks(kind: RemarkKind, worn: number, random: Random): readonly string[] {
  const count = Math.floor(random.unit() * 3.6 + worn * 1.2);
  const good = GOOD[kind];
  const bad = WORN[kind];
  let g = random.below(good.length);
  let b = random.below(bad.length);
  const written: string[] = [];
  for (let i = 0; i < count; i += 1)
    written.push(random.chance(worn) ? bad[b++ % bad.length]! : good[g++ % good.length]!);
  return written;
}

const LETTERS = 'ABCDE';
const MARKS_FRESH = 'AAAUUB';
const MARKS_OLD = 'AAUUBWPSCY';

/** Picks the letter for the condition of the outside or the inside, A–E. */
export function pickConditionLetter(worn: number, random: Random): string {
  const level = Math.round(worn * 4 + random.normal() * 0.6);
  return LETTERS[Math.min(4, Math.max(0, level))]!;
}

/** Makes marks: more of them for more wear, at most one per panel. An X without a size is a panel to be replaced. */
export function makeMarks(worn: number, random: Random): readonly SheetMark[] {
  const count = Math.min(9, Math.floor(worn * 8 * random.unit() + random.unit() * 2.4));
  const letters = worn > 0.45 ? MARKS_OLD : MARKS_FRESH;
  // Seven and sixteen have no common divisor, so no panel is chosen twice.
  let place = random.below(PANEL_NAMES.length);
  const made: SheetMark[] = [];
  for (let i = 0; i < count; i += 1) {
    place = (place + 7) % PANEL_NAMES.length;
    const panel = PANEL_NAMES[place]!;
    if (worn > 0.5 && random.chance(0.04)) made.push({ code: 'X', panel });
    else {
      const code = letters[random.below(letters.length)]!;
      made.push({ code, size: 1 + Math.floor(random.unit() * (1.6 + worn * 1.4)), panel });
    }
  }
  return made;
}

/** Makes the INFO of an inspected lot: letters, marks, remarks. */
export function makeSheetInfo(kind: RemarkKind, score: number, random: Random): string {
  const worn = calculateWear(score);
  const interior = pickConditionLetter(worn, random);
  const exterior = pickConditionLetter(worn, random);
  return formatSheetNote({
    interior,
    exterior,
    marks: makeMarks(worn, random),
    remarks: pickRemarks(kind, worn, random),
  });
}

/** Makes the remarks about a lot without a sheet. */
export const makeRemarks = (kind: RemarkKind, score: number, random: Random): readonly string[] =>
  pickRemarks(kind, calculateWear(score), random);

/** Makes the INFO of a lot without a sheet. */
export const makePlainInfo = (kind: RemarkKind, score: number, random: Random): string =>
  formatSheetNote({ remarks: makeRemarks(kind, score, random) });
