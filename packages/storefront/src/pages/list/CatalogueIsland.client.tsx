'use client';
import { Activity, useEffect, useState, type MouseEvent, type ReactNode } from 'react';
import { listShownWeeks } from '@vvoz/catalogue/dates/auctionWeek';
import { formatCatalogueAddress } from '@vvoz/catalogue/address/cataloguePath';
import { formatCatalogueUrl } from '@vvoz/catalogue/address/formatCatalogueUrl';
import { applyPatch } from '@vvoz/catalogue/query/applyPatch';
import { EMPTY_QUERY, type CatalogueQuery, type PathFacet } from '@vvoz/catalogue/query/query';
import { DEFAULT_ORDER } from '@vvoz/catalogue/query/orders';
import { findEntranceOrder } from '@vvoz/catalogue/templates/entranceOrder';
import type { ShownTemplate } from '@vvoz/catalogue/templates/shownTemplate';
import { formatDocumentTitle } from '@vvoz/seo/documentTitle';
import { noPrint } from '@vvoz/ui/css/base.css.ts';
import { cx } from '@vvoz/ui/css/cx.ts';
import { AppliedChips } from '@vvoz/ui/filters/AppliedChips/AppliedChips.tsx';
import { CatalogueLayout } from '@vvoz/ui/filters/CatalogueLayout/CatalogueLayout.tsx';
import type { FacetNotes } from '@vvoz/ui/filters/FacetNotes/noteId.ts';
import { FilterBar } from '@vvoz/ui/filters/FilterBar/FilterBar.tsx';
import { FilterPanel } from '@vvoz/ui/filters/FilterPanel/FilterPanel.tsx';
import { FilterSheet } from '@vvoz/ui/filters/FilterSheet/FilterSheet.client.tsx';
import { describeQuery } from '@vvoz/ui/filters/model/describeQuery.ts';
import { SOLD_ID } from '@vvoz/ui/filters/model/ids.ts';
import { SaveSearchPlace } from '@vvoz/ui/shelf/SaveSearch/SaveSearchPlace.tsx';
import { SortSelect } from '@vvoz/ui/filters/SortSelect/SortSelect.tsx';
import { WordSearch } from '@vvoz/ui/filters/WordSearch/WordSearch.tsx';
import { ViewTools } from '@vvoz/ui/filters/ViewTools/ViewTools.tsx';
import { WeekStrip } from '@vvoz/ui/filters/WeekStrip/WeekStrip.tsx';
import { BusyLots } from '@vvoz/ui/lots/BusyLots/BusyLots.tsx';
import { FailedList } from '@vvoz/ui/lots/FailedList/FailedList.tsx';
import { LotListHead } from '@vvoz/ui/lots/LotListHead/LotListHead.tsx';
import type { RubRates } from '@vvoz/ui/lots/model/inCurrency.ts';
import { isPlainClick } from '@vvoz/ui/primitives/browser/isPlainClick.ts';
import { BusyProvider } from '@vvoz/ui/primitives/Busy/Busy.client.tsx';
import { Stack } from '@vvoz/ui/primitives/Stack/Stack.tsx';
import { CatalogueResult } from './CatalogueResult.tsx';
import type { PackedCounts } from './counts/PackedCounts.ts';
import { unpackCounts } from './counts/unpackCounts.ts';
import type { SettledView } from '../../model/settledView.ts';
import { useCatalogueSession } from './useCatalogueSession.ts';
import { useStaged } from './useStaged.ts';
import { useWords } from './useWords.ts';
import * as css from './CatalogueIsland.css.ts';

/** The first view as the page sends it. */
type SentView = Omit<SettledView, 'facets'> & { readonly facets: PackedCounts };

export interface CatalogueIslandProps {
  /** The row is passed, so that the table of all rows stays out of the bundle. */
  readonly template: ShownTemplate;
  /** Written after the page's title in the document's title. */
  readonly siteName: string;
  readonly initial: SentView;
  /** The date at the auctions of the day picker, YYYY-MM-DD; undefined for a catalogue without one. */
  readonly auctionToday: string | undefined;
  /** ₽ for one unit, by currency. */
  readonly rates: RubRates;
  /** YYYY-MM-DD, the server's date, so that server and browser suggest the same years. */
  readonly today: string;
  /** The facet whose list of options the address opens in the panel. */
  readonly openList?: PathFacet | undefined;
  /** What a front page shows above the list until a filter is chosen; rendered on the server. */
  readonly front?: ReactNode;
  /** For how much the lots of `initial` went; rendered on the server, for a catalogue of sold lots. */
  readonly sales?: ReactNode;
  /** A note that prices are missing; rendered on the server like `notes`. */
  readonly unpricedNote: ReactNode;
  /** The cards of `initial.head`, rendered on the server, so that no script renders them again. */
  readonly headCards?: ReactNode;
  /** Explanations rendered on the server, so that their texts stay out of the bundle. */
  readonly notes: FacetNotes;
}

/** The filters of a query as text: order, page and view do not change what lots have sold for. */
const formatFilters = ({ lists, ranges, texts }: CatalogueQuery): string =>
  formatCatalogueUrl({ ...EMPTY_QUERY, lists, ranges, texts });

/**
 * The interactive part of a catalogue page: panel, chips, days, list. The server renders its first state. It hydrates in
 * pieces (`Activity`), the frame first. React hydrates a piece at once when the visitor taps it; without pieces that would be
 * the whole island. `Suspense` makes pieces too, but the server may send its content as a hidden element for a script to show.
 */
export function CatalogueIsland({
  template,
  siteName,
  initial: sent,
  auctionToday,
  rates,
  today,
  openList,
  front,
  sales,
  unpricedNote,
  headCards,
  notes,
}: CatalogueIslandProps) {
  const { name, path, pageSize, noun } = template;
  const [initial] = useState(() => ({ ...sent, facets: unpackCounts(sent.facets) }));
  const { session, state, busyAtom, submit } = useCatalogueSession({
    template: name,
    path,
    pageSize,
    initial,
  });
  const { query, view, status } = state;
  const [firstWeeks, setWeeks] = useState(() => listShownWeeks(auctionToday, initial.facets.options.day));
  // Weeks that another filter adds stay, so that the list does not jump.
  const newWeeks = listShownWeeks(auctionToday, view.facets.options.day);
  const weeks = newWeeks.length > firstWeeks.length ? newWeeks : firstWeeks;
  if (weeks !== firstWeeks) setWeeks(weeks);
  const entranceOrder = findEntranceOrder(template);
  const isStaged = useStaged(query);
  const applied = describeQuery(query, template).length;
  const words = useWords(name, session, query);
  const tabTitle = formatDocumentTitle(view.titles.title, siteName);
  useEffect(() => {
    document.title = tabTitle;
  }, [tabTitle]);
  const retry = (event: MouseEvent) => {
    event.preventDefault();
    session.dispatch({ kind: 'retryWanted' });
  };
  const save = <SaveSearchPlace order={entranceOrder} />;
  const panel = (
    <FilterSheet>
      <Activity>
        <FilterPanel
          template={template}
          query={query}
          facets={view.facets}
          count={view.count}
          action={path}
          resetHref={path}
          today={today}
          openList={openList}
          notes={notes}
          onPatch={session.patch}
          onSubmit={submit}
          save={isStaged ? undefined : save}
          before={<SortSelect template={template} query={query} place="sheet" onPatch={session.patch} />}
        />
      </Activity>
    </FilterSheet>
  );
  return (
    <BusyProvider source={busyAtom}>
      <LotListHead
        title={view.titles.heading}
        count={view.count}
        noun={noun}
        nearest={
          query.order === entranceOrder || query.order !== DEFAULT_ORDER
            ? undefined
            : {
                href: formatCatalogueAddress(path, applyPatch(query, { order: entranceOrder })),
                onPress: (event) => {
                  if (!isPlainClick(event)) return;
                  event.preventDefault();
                  session.patch({ order: entranceOrder });
                },
              }
        }
      />
      {applied === 0 ? front : null}
      <CatalogueLayout rail={panel}>
        <Stack space="16">
          <WordSearch
            action={words.action}
            example={template.phrase}
            pairs={words.pairs}
            onSearch={words.search}
            result={words.result}
            failed={words.failed}
          />
          <Activity>
            {weeks.length > 0 ? (
              <div className={noPrint}>
                <WeekStrip
                  weeks={weeks}
                  query={query}
                  options={view.facets.options.day ?? []}
                  onPatch={session.patch}
                  noun={noun}
                />
              </div>
            ) : null}
            <div className={cx(css.tools, noPrint)}>
              <SortSelect template={template} query={query} place="list" onPatch={session.patch} />
              <ViewTools template={template} query={query} onPatch={session.patch} />
            </div>
          </Activity>
          <AppliedChips template={template} query={query} path={path} onPatch={session.patch} />
          {sales === undefined ? null : (
            <>
              {formatFilters(query) === formatFilters(initial.query) ? (
                sales
              ) : (
                <p className={noPrint}>
                  <a href={formatCatalogueAddress(path, query)} rel="nofollow">
                    За сколько уходили такие
                  </a>
                </p>
              )}
              <h2 id={SOLD_ID}>Продажи</h2>
            </>
          )}
          {status === 'failed' ? (
            <FailedList href={formatCatalogueAddress(path, query)} onRetry={retry} />
          ) : null}
          <BusyLots>
            <Activity>
              <CatalogueResult
                template={template}
                view={view}
                growth={status === 'more' ? 'under-way' : status === 'more-failed' ? 'failed' : 'none'}
                rates={rates}
                unpricedNote={unpricedNote}
                headCards={headCards}
                session={session}
              />
            </Activity>
          </BusyLots>
        </Stack>
        <FilterBar count={view.count} applied={applied} noun={noun} save={save} />
      </CatalogueLayout>
    </BusyProvider>
  );
}
