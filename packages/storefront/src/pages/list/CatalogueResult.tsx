import { memo, Suspense, type MouseEvent, type ReactNode } from 'react';
import { applyPatch } from '@vvoz/catalogue/query/applyPatch';
import { formatCatalogueAddress } from '@vvoz/catalogue/address/cataloguePath';
import { formatNumber } from '@vvoz/catalogue/words/format';
import { parseCatalogueUrl } from '@vvoz/catalogue/address/parseCatalogueUrl';
import type { ShownTemplate } from '@vvoz/catalogue/templates/shownTemplate';
import { describeQuery } from '@vvoz/ui/filters/model/describeQuery.ts';
import { LIST_ID } from '@vvoz/ui/filters/model/ids.ts';
import { EmptyResult } from '@vvoz/ui/lots/EmptyResult/EmptyResult.tsx';
import { LoadMore } from '@vvoz/ui/lots/LoadMore/LoadMore.tsx';
import { LotGrid } from '@vvoz/ui/lots/LotGrid/LotGrid.tsx';
import { LotTable } from './LotTable.ts';
import type { RubRates } from '@vvoz/ui/lots/model/inCurrency.ts';
import { isPlainClick } from '@vvoz/ui/primitives/browser/isPlainClick.ts';
import { Stack } from '@vvoz/ui/primitives/Stack/Stack.tsx';
import { createCardExtras } from './cardExtras.ts';
import { countLots, hasUnpriced } from '../../model/listHead.ts';
import type { SettledView } from '../../model/settledView.ts';
import type { CatalogueSession } from './session.ts';
import { MORE_ON_DESKTOP, MORE_ON_PHONE } from '../../model/catalogueResponse.ts';

interface Props {
  readonly template: ShownTemplate;
  readonly view: SettledView;
  /** State of the request for the next lots. */
  readonly growth: 'none' | 'under-way' | 'failed';
  readonly rates: RubRates;
  readonly session: CatalogueSession;
  /** A note that prices are missing. Rendered on the server, so that its text stays out of the script. */
  readonly unpricedNote: ReactNode;
  /** The cards of the view's head, which only the server renders. */
  readonly headCards?: ReactNode;
}

/** Returns how many lots «Показать ещё» loads at this window width. */
const chooseStep = () => (window.innerWidth < 554 ? MORE_ON_PHONE : MORE_ON_DESKTOP);

/** Counts the lots from the first of the catalogue to the last on screen. */
const countShown = ({ template, view }: Props) =>
  (view.query.page - 1) * (view.query.limit ?? template.pageSize) + countLots(view);

/** The result of a settled view: cards or table rows with «Показать ещё», or suggested changes for an empty result. */
export const CatalogueResult = memo(function CatalogueResult(props: Props) {
  const { template, view, growth, session, unpricedNote } = props;
  const { path, pageSize } = template;
  if (view.count === 0) return <Empty {...props} />;
  if (countLots(view) === 0) {
    return (
      <EmptyResult title="Такой страницы нет">
        <a href={formatCatalogueAddress(path, applyPatch(view.query, {}))} rel="nofollow">
          К первой из {formatNumber(Math.ceil(view.count / pageSize))}
        </a>
      </EmptyResult>
    );
  }
  const loadMore = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    session.dispatch({ kind: 'moreWanted', limit: chooseStep() });
  };
  return (
    <Stack space="16">
      {hasUnpriced(view) ? unpricedNote : null}
      <Lots {...props} />
      <LoadMore
        shown={countShown(props)}
        total={view.count}
        page={view.query.page + Math.ceil(Math.max(0, countLots(view) - pageSize) / pageSize)}
        pageSize={pageSize}
        step={MORE_ON_DESKTOP}
        formatHref={(wanted) => formatCatalogueAddress(path, { ...view.query, page: wanted })}
        onMore={loadMore}
        busy={growth === 'under-way'}
        failed={growth === 'failed'}
      />
    </Stack>
  );
});

function Lots(props: Props) {
  const { view, growth, rates, headCards } = props;
  const { head, items, query } = view;
  const extras = createCardExtras(query.view, rates);
  const coming = growth === 'under-way' ? Math.min(chooseStep(), view.count - countShown(props)) : 0;
  if (head) {
    return (
      <div>
        {headCards}
        {items.length + coming > 0 ? (
          <LotGrid lots={items} continued extras={extras} coming={coming} />
        ) : null}
      </div>
    );
  }
  const grid = <LotGrid lots={items} heading="Лоты" extras={extras} coming={coming} />;
  return query.view?.layout === 'table' ? (
    <Suspense fallback={grid}>
      <LotTable lots={items} extras={extras} />
    </Suspense>
  ) : (
    grid
  );
}

function Empty({ template, view, session }: Props) {
  const steps = (view.relaxed ?? []).map((step) => ({
    ...step,
    href: formatCatalogueAddress(template.path, parseCatalogueUrl(step.search)),
  }));
  const takeStep = ({ search }: (typeof steps)[number], event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    // The pressed link disappears with the empty result, so the focus moves to the list.
    document.getElementById(LIST_ID)?.focus({ preventScroll: true });
    session.dispatch({ kind: 'choiceMade', query: parseCatalogueUrl(search) });
  };
  return (
    <EmptyResult relaxations={steps} onFollow={takeStep} noun={template.noun}>
      {describeQuery(view.query, template).length > 0 ? undefined : 'Скоро здесь появятся новые лоты.'}
    </EmptyResult>
  );
}
