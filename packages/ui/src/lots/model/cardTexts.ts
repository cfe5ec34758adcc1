import { formatColor } from '@vvoz/catalogue/words/colors';
import { formatNumber, NBSP } from '@vvoz/catalogue/words/format';
import { readGearboxKind } from '@vvoz/catalogue/words/gearboxes';
import type { LotSummary } from '@vvoz/catalogue/lots/lot';
import { formatLotFacts, formatLotName } from '@vvoz/catalogue/lots/lotText';

/** The kind of gearbox for a raw code (FAT, 6F, CAT), which readers do not know. */
const formatGearboxWord = (raw: string): string => {
  const kind = readGearboxKind(raw);
  return kind === 'AMT' ? 'робот' : (kind ?? raw);
};

/**
 * The parts of the facts line in order. `power` is false when the power of an engine is unknown. A machine has its mass in
 * place of the engine's volume.
 */
export function listFactParts(lot: LotSummary): {
  readonly engine?: string;
  readonly power?: string | false;
  readonly rest: readonly string[];
} {
  const facts = formatLotFacts(lot);
  if (lot.machine) {
    const { mass, usage } = lot.machine;
    const { power } = facts;
    return {
      ...(mass === undefined ? {} : { engine: mass }),
      ...(power === undefined ? {} : { power }),
      rest: usage === undefined ? [] : [usage],
    };
  }
  const engine = facts.engine ?? (lot.fuel === 'electric' ? 'электро' : undefined);
  const power = facts.power ?? (engine === undefined ? undefined : false);
  const gearbox = facts.gearbox === undefined ? undefined : formatGearboxWord(facts.gearbox);
  return {
    ...(engine === undefined ? {} : { engine }),
    ...(power === undefined ? {} : { power }),
    rest: [gearbox, facts.drive, facts.mileage].filter((part) => part !== undefined),
  };
}

/** «USS Tokyo · лот 5123»; the town when there is no lot number. A machine's kind comes first: «экскаватор · Tianjin». */
export function formatHouseLine(lot: LotSummary): string {
  const second = lot.lotNumber === undefined ? lot.town : `лот${NBSP}${lot.lotNumber}`;
  return [lot.machine?.kind, lot.auction, second].filter((part) => part !== undefined).join(`${NBSP}· `);
}

/** Alternative text of a picture: «Toyota Prius, цвет серебристый». */
export const formatVehicleAlt = (lot: LotSummary): string =>
  lot.color === undefined
    ? formatLotName(lot)
    : `${formatLotName(lot)}, цвет ${formatColor(lot.color).toLowerCase()}`;

/** «1 797 см³». */
export const formatCubicCentimetres = (cc: number): string => `${formatNumber(cc)}${NBSP}см³`;
