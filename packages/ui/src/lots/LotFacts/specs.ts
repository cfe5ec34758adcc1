import { parseSheetNote } from '@vvoz/catalogue/lots/sheetNote';
import { formatPersonalPower } from '@vvoz/law/lawTexts';
import { formatColor } from '@vvoz/catalogue/words/colors';
import { explainDrive } from '@vvoz/catalogue/words/driveExplanations';
import { formatDrive } from '@vvoz/catalogue/words/drives';
import { formatPowers, formatPowerList } from '@vvoz/catalogue/lots/powerText';
import { findPossiblePowers, findReferencePowers } from '@vvoz/catalogue/lots/findPossiblePowers';
import { formatNumber, NBSP } from '@vvoz/catalogue/words/format';
import { GEARBOX_EXPLANATIONS } from '@vvoz/catalogue/words/gearboxExplanations';
import { readGearboxKind, GEARBOXES } from '@vvoz/catalogue/words/gearboxes';
import { KW_PER_HP } from '@vvoz/catalogue/words/horsepower';
import { explainGrade } from '@vvoz/catalogue/words/grades';
import { MONTH_NAMES } from '@vvoz/catalogue/words/months';
import { formatLotYear } from '@vvoz/catalogue/lots/lotText';
import type { Lot } from '@vvoz/catalogue/lots/lot';
import { isMachine } from '@vvoz/catalogue/lots/machineFacts';
import { formatFuel } from '@vvoz/catalogue/words/fuels';
import { CATALOGUE_TYPES } from '@vvoz/catalogue/types/catalogueTypes';
import type { Spec } from '../../primitives/SpecTable/SpecTable.tsx';
import { formatCubicCentimetres } from '../model/cardTexts.ts';
import { formatBodyType } from '@vvoz/catalogue/words/bodyTypes';
import { BODY_KINDS, ENGINE_KINDS } from '@vvoz/catalogue/words/vehicleKinds';
import { listMachineSpecs } from './machineSpecs.ts';

/** Grades of interior and exterior by letter; a plus or minus after the letter is ignored. */
const LETTERS: Readonly<Record<string, string>> = {
  A: 'как новый',
  B: 'чистый, лёгкие следы',
  C: 'заметные следы, потёртости',
  D: 'изношен, пятна или повреждения',
  E: 'сильно изношен',
};

const joinParts = (...parts: (string | undefined)[]): string | undefined => {
  const text = parts.filter((part) => part !== undefined).join(`${NBSP}· `);
  return text === '' ? undefined : text;
};
const formatSentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

/** Formats a word of the source that has no translation. */
const quote = (word: string | undefined): string | undefined =>
  word === undefined ? undefined : `«${word}»`;

/** «98 л.с. · 72 кВт»; several possible powers without kW, with the whole list in the explanation. */
function describePower(lot: Lot): Pick<Spec, 'value' | 'info'> {
  const powers = findPossiblePowers(lot);
  const value = formatPowers(powers);
  // The law limits power for cars only.
  const hasLimit = (CATALOGUE_TYPES[lot.type].costClasses as readonly string[]).includes('fee');
  const known = formatPowers(findReferencePowers(lot));
  if (value === undefined && known !== undefined)
    return {
      value: `${known} по каталогу`,
      info: 'Источник её не указал: это мощность таких же машин по каталогу. Точную уточним по документам до ставки.',
    };
  if (value === undefined)
    return {
      info: hasLimit
        ? 'Источник её не указал. От мощности зависит утилизационный сбор, поэтому её уточняют до ставки.'
        : 'Источник её не указал.',
    };
  if (!hasLimit && powers.length === 1)
    return { value: joinParts(value, `${formatNumber((powers[0] ?? 0) * KW_PER_HP)}${NBSP}кВт`) };
  const dependence = hasLimit
    ? `От мощности зависит утилизационный сбор: ${formatPersonalPower()} он в сотни раз ниже.`
    : '';
  if (powers.length === 1)
    return {
      value: joinParts(value, `${formatNumber((powers[0] ?? 0) * KW_PER_HP)}${NBSP}кВт`),
      info: dependence,
    };
  return {
    value,
    info: `Этот кузов выпускали с разными двигателями: ${formatPowerList(powers)}. ${dependence} Точную мощность узнаём до ставки.`,
  };
}

function describeGearbox(raw: string | undefined): Pick<Spec, 'value' | 'info'> {
  if (raw === undefined) return {};
  const kind = readGearboxKind(raw);
  if (kind === undefined) return { value: raw };
  const { short } = GEARBOXES[kind];
  return {
    value: raw === kind ? short : joinParts(short, raw),
    info: kind === 'AT' ? `Обычный автомат; на листе ${raw}.` : formatSentence(GEARBOX_EXPLANATIONS[kind]),
  };
}

function describeGrades(lot: Lot): Pick<Spec, 'value' | 'info'> {
  const { interior, exterior } = parseSheetNote(lot.info);
  const explained = [
    lot.rate === undefined ? undefined : `${lot.rate} — ${explainGrade(lot.rate) ?? 'оценка аукциона'}.`,
    interior === undefined
      ? undefined
      : `Салон ${interior} — ${LETTERS[interior.charAt(0)] ?? 'нет описания'}.`,
    exterior === undefined
      ? undefined
      : `Кузов ${exterior} — ${LETTERS[exterior.charAt(0)] ?? 'нет описания'}.`,
  ].filter((part) => part !== undefined);
  return {
    value: joinParts(
      lot.rate ?? quote(lot.details?.gradeText),
      interior === undefined ? undefined : `салон${NBSP}${interior}`,
      exterior === undefined ? undefined : `кузов${NBSP}${exterior}`,
    ),
    ...(explained.length === 0 ? {} : { info: explained.join(' ') }),
  };
}

/** The cells of the fact table in the order of a buyer's questions. A fact missing in the source is a dash. */
export function listSpecs(lot: Lot): readonly Spec[] {
  const specs = listVehicleSpecs(lot);
  return isMachine(lot) ? listMachineSpecs(lot, specs) : specs;
}

/** A fact that the source does not state and the catalogue of models knows: «минивэн по каталогу». */
const formatKnown = (text: string | undefined): string | undefined =>
  text === undefined ? undefined : `${text.toLowerCase()}${NBSP}по${NBSP}каталогу`;

/** The fuel as the source states it, else the kind of engine by the catalogue, else the source's own word. */
function describeFuel({ fuel, engineKind, details }: Lot): string | undefined {
  if (fuel) return formatFuel(fuel);
  return formatKnown(engineKind && ENGINE_KINDS[engineKind]) ?? quote(details?.fuelText);
}

/** The number of seats. No source states it, so a vehicle that the catalogue does not know has no such cell. */
const listSeats = ({ seats }: Lot): readonly Spec[] =>
  seats === undefined
    ? []
    : [
        {
          term: 'Мест',
          value: formatKnown(seats),
          info: 'Столько мест у этой модели. У вашей комплектации может быть иначе: проверим по фото до ставки.',
        },
      ];

function listVehicleSpecs(lot: Lot): readonly Spec[] {
  const drive = lot.drive === undefined ? undefined : explainDrive(lot.drive);
  const month = lot.month === undefined ? undefined : MONTH_NAMES[lot.month - 1];
  const hand = lot.leftHand === undefined ? undefined : lot.leftHand ? 'левый' : 'правый';
  return [
    {
      term: 'Год выпуска',
      value: lot.year === undefined || month === undefined ? formatLotYear(lot) : `${month} ${lot.year}`,
    },
    {
      term: 'Кузов',
      value: joinParts(
        lot.kuzov,
        formatBodyType(lot.bodyType) ?? formatKnown(lot.bodyKind && BODY_KINDS[lot.bodyKind]),
      ),
      ...(lot.kuzov === undefined
        ? {}
        : {
            info: `${lot.kuzov} — заводской код: поколение, двигатель и привод. По нему считают среднюю цену.`,
          }),
    },
    ...listSeats(lot),
    { term: 'Комплектация', value: lot.grade },
    {
      term: 'Двигатель',
      value: joinParts(lot.engineCc ? formatCubicCentimetres(lot.engineCc) : undefined, describeFuel(lot)),
    },
    {
      term: 'Мощность',
      ...describePower(lot),
    },
    { term: 'Коробка', ...describeGearbox(lot.gearbox) },
    {
      term: 'Привод',
      value: lot.drive === undefined ? quote(lot.details?.driveText) : formatDrive(lot.drive),
      ...(drive === undefined ? {} : { info: `${lot.drive}: ${drive}.` }),
    },
    {
      term: 'Пробег',
      value: lot.mileageKm === undefined ? undefined : `${formatNumber(lot.mileageKm)}${NBSP}км`,
    },
    {
      term: 'Цвет',
      value: lot.color === undefined ? quote(lot.details?.colorText) : formatColor(lot.color).toLowerCase(),
    },
    { term: 'Оценка', ...describeGrades(lot) },
    { term: 'Руль', value: hand },
    { term: 'Номер кузова', value: lot.serial },
  ];
}
