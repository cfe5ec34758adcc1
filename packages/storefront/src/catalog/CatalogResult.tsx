import { memo, type MouseEvent } from 'react';
import type { PricedLot } from '@vvoz/catalogue/cost/lotCosts';
import { applyPatch } from '@vvoz/catalogue/query/applyPatch';
import { catalogAddress } from '@vvoz/catalogue/address/catalogPath';
import { formatNumber } from '@vvoz/catalogue/words/format';
import { parseCatalogUrl } from '@vvoz/catalogue/address/parseCatalogUrl';
import type { Template } from '@vvoz/catalogue/templates/templates';
import { describeQuery } from '@vvoz/ui/filters/model/describeQuery.ts';
import { LIST_ID } from '@vvoz/ui/filters/model/ids.ts';
import { EmptyResult } from '@vvoz/ui/lots/EmptyResult/EmptyResult.tsx';
import { LoadMore } from '@vvoz/ui/lots/LoadMore/LoadMore.tsx';
import type { LotCardExtras } from '@vvoz/ui/lots/LotCard/extras.ts';
import { LotGrid } from '@vvoz/ui/lots/LotGrid/LotGrid.tsx';
import { LotTable } from '@vvoz/ui/lots/LotTable/LotTable.tsx';
import { createMoneyWriter, type RubRates } from '@vvoz/ui/lots/model/inCurrency.ts';
import { lotBadges } from '@vvoz/ui/lots/model/lotBadges.ts';
import { turnkeyPrice } from '@vvoz/ui/lots/model/turnkey.ts';
import { UnpricedNote } from '@vvoz/ui/lots/UnpricedNote/UnpricedNote.tsx';
import { isPlainClick } from '@vvoz/ui/primitives/browser/isPlainClick.ts';
import { Stack } from '@vvoz/ui/primitives/Stack/Stack.tsx';
import type { CatalogSession, SettledView } from './session.ts';
import { MORE_ON_DESKTOP, MORE_ON_PHONE } from './wire.ts';

interface Props {
  readonly template: Template;
  readonly view: SettledView;
  /** The next lots are under way, or did not come. */
  readonly growth: 'none' | 'under-way' | 'failed';
  readonly rates: RubRates;
  readonly today: string;
  readonly session: CatalogSession;
}

/** How many a press brings in this window. */
const stepHere = () => (window.innerWidth < 554 ? MORE_ON_PHONE : MORE_ON_DESKTOP);

/** Lots from the catalogue's first to the last on screen. */
const shownOf = ({ template, view: { query, items } }: Props) =>
  (query.page - 1) * (query.limit ?? template.pageSize) + items.length;

/** What a settled view came to: lots as cards or rows with the way to more of them, or steps out of an empty result. */
export const CatalogResult = memo(function CatalogResult(props: Props) {
  const { template, view, growth, session } = props;
  const { path, pageSize } = template;
  if (view.count === 0) return <Empty {...props} />;
  if (view.items.length === 0) {
    return (
      <EmptyResult title="Такой страницы нет">
        <a href={catalogAddress(path, applyPatch(view.query, {}))}>
          К первой из {formatNumber(Math.ceil(view.count / pageSize))}
        </a>
      </EmptyResult>
    );
  }
  const more = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    session.more(stepHere());
  };
  return (
    <Stack space="16">
      {view.items.some(({ unpriced }) => unpriced) ? <UnpricedNote /> : null}
      <Lots {...props} />
      <LoadMore
        shown={shownOf(props)}
        total={view.count}
        page={view.query.page + Math.ceil(Math.max(0, view.items.length - pageSize) / pageSize)}
        pageSize={pageSize}
        step={MORE_ON_DESKTOP}
        hrefOf={(wanted) => catalogAddress(path, { ...view.query, page: wanted })}
        onMore={more}
        busy={growth === 'under-way'}
        failed={growth === 'failed'}
      />
    </Stack>
  );
});

function Lots(props: Props) {
  const { view, growth, rates, today } = props;
  const { variant, currency, layout } = view.query.view ?? {};
  const money = createMoneyWriter(currency, rates);
  const extras = (lot: PricedLot): LotCardExtras => ({
    turnkey: turnkeyPrice(lot, variant),
    badges: lotBadges(lot, today),
    money,
  });
  const coming = growth === 'under-way' ? Math.min(stepHere(), view.count - shownOf(props)) : 0;
  return layout === 'table' ? (
    <LotTable lots={view.items} extras={extras} />
  ) : (
    <LotGrid lots={view.items} extras={extras} coming={coming} />
  );
}

function Empty({ template, view, session }: Props) {
  const steps = (view.relaxed ?? []).map((step) => ({
    ...step,
    href: catalogAddress(template.path, parseCatalogUrl(step.search)),
  }));
  const takeStep = ({ search }: (typeof steps)[number], event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    // The link goes with the empty result; the focus stays with the list.
    document.getElementById(LIST_ID)?.focus({ preventScroll: true });
    session.show(parseCatalogUrl(search));
  };
  return (
    <EmptyResult relaxations={steps} onFollow={takeStep} noun={template.noun}>
      {describeQuery(view.query, template).length > 0 ? undefined : 'Скоро здесь появятся новые лоты.'}
    </EmptyResult>
  );
}
