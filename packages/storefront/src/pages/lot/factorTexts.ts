import type { LotNeighbours } from '@vvoz/api/v2/neighbourSchemas';
import type { Lot } from '@vvoz/catalogue/lots/lot';
import type { Receipt } from '@vvoz/law/costTypes';
import { formatDrive } from '@vvoz/catalogue/words/drives';
import { formatMoney, NBSP } from '@vvoz/catalogue/words/format';

type Factor = LotNeighbours['factors'][number];

const MAX_FACTORS = 3;
/** A smaller effect is not worth a line: a share of the price, and ₽. */
const MIN_SHARE = 0.02;
const STEP = 10_000;

const NAMES: Readonly<Record<Factor['subject'], (lot: Lot) => string>> = {
  mileage: () => 'пробег',
  grade: ({ rate }) => (rate === undefined ? 'оценка' : `оценка${NBSP}${rate.replace('.', ',')}`),
  interior: () => 'салон',
  exterior: () => 'состояние кузова',
  trim: () => 'комплектация',
  drive: ({ drive = '' }) =>
    drive === '' || drive.includes('/') ? 'привод' : `${formatDrive(drive)}${NBSP}привод`,
  gearbox: () => 'коробка',
  colour: () => 'цвет',
  equipment: () => 'оборудование',
};

/**
 * The largest factors of an estimate as texts: «пробег −140 000 ₽», to 10,000 ₽, at the rate of the receipt.
 * A factor f has added estimate − estimate / f to the price.
 */
export function listFactorTexts(
  lot: Lot,
  factors: readonly Factor[],
  receipt: Pick<Receipt, 'lines'> | undefined,
): readonly string[] {
  const rate = receipt?.lines.find(({ code }) => code === 'price')?.rate;
  const { estimate } = lot;
  if (estimate === undefined || !rate) return [];
  return factors
    .filter(({ factor }) => Math.abs(1 - 1 / factor) >= MIN_SHARE)
    .map(({ subject, factor }) => ({
      subject,
      rub: Math.round((estimate * (1 - 1 / factor) * rate) / STEP) * STEP,
    }))
    .filter(({ rub }) => rub !== 0)
    .toSorted((one, other) => Math.abs(other.rub) - Math.abs(one.rub))
    .slice(0, MAX_FACTORS)
    .map(
      ({ subject, rub }) => `${NAMES[subject](lot)}${NBSP}${rub > 0 ? '+' : ''}${formatMoney(rub, 'rub')}`,
    );
}
