import { PRICE_LABELS } from '@vvoz/law/priceLabels';
import { isMachine } from '@vvoz/catalogue/lots/machineFacts';
import { describePanel } from '@vvoz/catalogue/lots/damageCodes';
import { formatMarkCode } from '@vvoz/catalogue/lots/sheetMarks';
import { parseSheetNote } from '@vvoz/catalogue/lots/sheetNote';
import type { PricedLot } from '@vvoz/catalogue/lots/lotCosts';
import type { Lot } from '@vvoz/catalogue/lots/lot';
import { LIST_VARIANTS } from '@vvoz/law/costTypes';
import { listSpecs } from '@vvoz/ui/lots/LotFacts/specs.ts';
import { formatAmongCurrencies } from '@vvoz/ui/lots/model/inCurrency.ts';
import { listLedgerRows } from '@vvoz/ui/lots/model/prices.ts';
import { formatSum } from '@vvoz/ui/lots/model/shownPrice.ts';

/** Facts that identify one vehicle. They always differ, so a comparison leaves them out. */
const UNIQUE = new Set(['Номер кузова', 'Заводской номер']);

/** «A1 капот, U2 задняя левая дверь»: the marks of the inspector; «не отмечены» for a sheet without any. */
function formatMarks({ info }: Lot): string | undefined {
  if (info === undefined) return undefined;
  const marks = parseSheetNote(info).marks.map((mark) =>
    [formatMarkCode(mark), describePanel(mark)].filter(Boolean).join(' '),
  );
  return marks.length === 0 ? 'не отмечены' : marks.join(', ');
}

/** «Под ключ, конструктор»: a row for each way of bringing the vehicle in. */
const formatCostRow = (variant: (typeof LIST_VARIANTS)[number], isPreliminary: boolean): string =>
  isPreliminary ? 'Под ключ, предварительно' : `Под ключ, ${PRICE_LABELS[variant].name.toLowerCase()}`;

/**
 * The cells of a lot in a comparison by the captions of their rows, in the order of the rows: what it costs turnkey, what
 * it costs abroad, what it is. Unknown values are left out.
 */
export function listCompareCells(lot: Lot, { costs = {} }: Pick<PricedLot, 'costs'>): Record<string, string> {
  const sums = LIST_VARIANTS.flatMap((variant) => {
    const cost = costs[variant];
    return cost ? [[formatCostRow(variant, isMachine(lot)), formatSum(lot, cost)] as const] : [];
  });
  const prices = listLedgerRows(lot, { withOwn: true, write: formatAmongCurrencies }).map(
    ({ label, value }) => [label, value],
  );
  const facts = listSpecs(lot)
    .filter(({ term }) => !UNIQUE.has(term))
    .map(({ term, value }) => [term, value === undefined ? undefined : String(value)]);
  const rows = [
    ...sums.map(([caption, { amount }]) => [caption, amount]),
    // The first way stands for all: they differ by what customs takes, not by the bid.
    ['Насколько точно', sums[0]?.[1].sure],
    ...prices,
    ['Площадка', lot.auction ?? lot.town],
    ['Номер лота', lot.lotNumber],
    ['Повреждения', formatMarks(lot)],
    ...facts,
  ];
  return Object.fromEntries(rows.filter((row): row is [string, string] => row[1] !== undefined));
}
