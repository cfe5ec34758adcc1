import { applyPatch, type QueryPatch } from '@vvoz/catalogue/query/applyPatch';
import { formatAgeClass, formatFeeClass } from '@vvoz/law/lawTexts';
import { getAuctionToday } from '@vvoz/catalogue/dates/auctionDay';
import { EMPTY_QUERY } from '@vvoz/catalogue/query/query';
import type { ListKey } from '@vvoz/catalogue/facets/facets';
import type { FacetCounts } from '@vvoz/catalogue/query/view';
import { formatEntrance } from '@vvoz/catalogue/templates/entranceOrder';
import type { Template } from '@vvoz/catalogue/templates/templates';
import { formatLocalDate } from '@vvoz/catalogue/words/format';
import type { QuickLink } from '@vvoz/ui/home/QuickLinks/QuickLinks.tsx';

const DAY_MS = 86_400_000;

/** Makes a link to the list with a patch applied. */
export const makeQuickLink = (
  template: Template,
  patch: QueryPatch,
  label: string,
  count: number,
): QuickLink => ({ href: formatEntrance(template, applyPatch(EMPTY_QUERY, patch)), label, count });

/** Finds the next day with auctions after today: «торги завтра», «торги пн 23 ноя». */
function findNextDay(days: readonly { value: string }[], today: string) {
  const value = days
    .map((option) => option.value)
    .filter((day) => day > today)
    .toSorted()[0];
  const tomorrow = new Date(Date.parse(today) + DAY_MS).toISOString().slice(0, 10);
  return { value, label: value === tomorrow ? 'торги завтра' : `торги ${formatLocalDate(value ?? '')}` };
}

/**
 * Lists links to common choices with their counts: low fee, age with low duty, next auction day. Links without lots are
 * left out.
 */
export function listQuickLinks(
  template: Template,
  { options }: Pick<FacetCounts, 'options'>,
  now: Date,
): readonly QuickLink[] {
  const day = findNextDay(
    (options.day ?? []).filter(({ count }) => count > 0),
    getAuctionToday(template.type, now),
  );
  const choices: readonly (readonly [key: ListKey, value: string | undefined, label: string])[] = [
    ['fee', 'low', formatFeeClass('low')],
    ['age', 'passing', formatAgeClass('passing')],
    ['day', day.value, day.label],
  ];
  return choices.flatMap(([key, value, label]) => {
    const count = options[key]?.find((option) => option.value === value)?.count ?? 0;
    return value === undefined || count === 0
      ? []
      : [makeQuickLink(template, { lists: { [key]: [value] } }, label, count)];
  });
}
