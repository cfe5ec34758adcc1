'use client';
import type { MouseEvent } from 'react';
import type { PricedLot } from '@vvoz/api/calc/lotCosts';
import { applyPatch } from '@vvoz/api/catalog/applyPatch';
import type { AuctionDay } from '@vvoz/api/catalog/auctionWeek';
import { catalogAddress } from '@vvoz/api/catalog/catalogPath';
import { formatNumber } from '@vvoz/api/catalog/format';
import { parseCatalogUrl } from '@vvoz/api/catalog/parseCatalogUrl';
import { EMPTY_QUERY } from '@vvoz/api/catalog/query';
import { findTemplate, type TemplateName } from '@vvoz/api/catalog/templates';
import { AppliedChips } from '@vvoz/ui/filters/AppliedChips/AppliedChips.tsx';
import { CatalogLayout } from '@vvoz/ui/filters/CatalogLayout/CatalogLayout.tsx';
import type { FacetNotes } from '@vvoz/ui/filters/FacetNotes/noteId.ts';
import { FilterBar } from '@vvoz/ui/filters/FilterBar/FilterBar.tsx';
import { FilterPanel } from '@vvoz/ui/filters/FilterPanel/FilterPanel.tsx';
import { FilterSheet } from '@vvoz/ui/filters/FilterSheet/FilterSheet.client.tsx';
import { describeQuery } from '@vvoz/ui/filters/model/describeQuery.ts';
import { LIST_ID } from '@vvoz/ui/filters/model/ids.ts';
import { SortSelect } from '@vvoz/ui/filters/SortSelect/SortSelect.tsx';
import { WordSearch } from '@vvoz/ui/filters/WordSearch/WordSearch.tsx';
import { ViewTools } from '@vvoz/ui/filters/ViewTools/ViewTools.tsx';
import { WeekStrip } from '@vvoz/ui/filters/WeekStrip/WeekStrip.tsx';
import { EmptyResult } from '@vvoz/ui/lots/EmptyResult/EmptyResult.tsx';
import { FailedList } from '@vvoz/ui/lots/FailedList/FailedList.tsx';
import { LoadMore } from '@vvoz/ui/lots/LoadMore/LoadMore.tsx';
import type { LotCardExtras } from '@vvoz/ui/lots/LotCard/LotCard.tsx';
import { LotGrid } from '@vvoz/ui/lots/LotGrid/LotGrid.tsx';
import { LotTable } from '@vvoz/ui/lots/LotTable/LotTable.tsx';
import { LotListHead } from '@vvoz/ui/lots/LotListHead/LotListHead.tsx';
import { moneyIn, type RubRates } from '@vvoz/ui/lots/model/inCurrency.ts';
import { lotBadges } from '@vvoz/ui/lots/model/lotBadges.ts';
import { turnkeyPrice } from '@vvoz/ui/lots/model/turnkey.ts';
import { Stack } from '@vvoz/ui/primitives/Stack/Stack.tsx';
import type { SettledView } from './session.ts';
import { useCatalogSession } from './useCatalogSession.ts';
import { useWords } from './useWords.ts';
import { MORE_ON_DESKTOP, MORE_ON_PHONE } from './wire.ts';
import * as css from './CatalogIsland.css.ts';

export interface CatalogIslandProps {
  readonly template: TemplateName;
  /** «Авто с аукционов Японии». */
  readonly title: string;
  readonly initial: SettledView;
  readonly week: readonly AuctionDay[];
  /** ₽ for one unit, by currency. */
  readonly rates: RubRates;
  /** YYYY-MM-DD: the server's, so that both sides count the same months. */
  readonly today: string;
  /** Server-made explanations: their texts stay out of the bundle. */
  readonly notes: FacetNotes;
}

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** The part of a catalogue page that lives: panel, chips, days, list. Its first state is the server's HTML. */
export function CatalogIsland({
  template: name,
  title,
  initial,
  week,
  rates,
  today,
  notes,
}: CatalogIslandProps) {
  const template = findTemplate(name);
  if (!template) throw new RangeError(`no template ${name}`);
  const { path, pageSize, noun } = template;
  const { session, state, submit } = useCatalogSession({ template: name, path, pageSize, initial });
  const { query, view, status } = state;
  const words = useWords(name, session, query);
  const pending = status === 'pending';
  const { variant, currency, layout } = view.query.view ?? {};
  const money = moneyIn(currency, rates);
  const extras = (lot: PricedLot): LotCardExtras => ({
    turnkey: turnkeyPrice(lot, variant),
    badges: lotBadges(lot, today),
    money,
  });
  const page = view.query.page + Math.ceil(Math.max(0, view.items.length - pageSize) / pageSize);
  const more = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlain(event)) return;
    event.preventDefault();
    session.more(window.innerWidth < 554 ? MORE_ON_PHONE : MORE_ON_DESKTOP);
  };
  const steps = (view.relaxed ?? []).map((step) => ({
    ...step,
    href: catalogAddress(path, parseCatalogUrl(step.search)),
  }));
  const takeStep = ({ search }: (typeof steps)[number], event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlain(event)) return;
    event.preventDefault();
    // The link goes with the empty result; the focus stays with the list.
    document.getElementById(LIST_ID)?.focus({ preventScroll: true });
    session.show(parseCatalogUrl(search));
  };
  const panel = (
    <FilterSheet>
      <FilterPanel
        template={template}
        query={query}
        facets={view.facets}
        count={view.count}
        action={path}
        resetHref={path}
        notes={notes}
        pending={pending}
        onPatch={session.patch}
        onSubmit={submit}
        before={<SortSelect template={template} query={query} place="sheet" onPatch={session.patch} />}
      />
    </FilterSheet>
  );
  return (
    <>
      <LotListHead title={title} count={view.count} noun={noun} />
      <CatalogLayout rail={panel}>
        <Stack space="16">
          <WordSearch
            action={words.action}
            pairs={words.pairs}
            onSearch={words.search}
            result={words.result}
            failed={words.failed}
          />
          <div className={css.tools}>
            {template.group === 'auction' ? (
              <WeekStrip
                week={week}
                query={query}
                options={view.facets.options.day ?? []}
                onPatch={session.patch}
                noun={noun}
              />
            ) : null}
            <SortSelect template={template} query={query} place="list" onPatch={session.patch} />
          </div>
          <ViewTools template={template} query={query} onPatch={session.patch} />
          <AppliedChips template={template} query={query} path={path} onPatch={session.patch} />
          {status === 'failed' ? (
            <FailedList href={catalogAddress(path, query)} onRetry={session.retry} />
          ) : null}
          {view.count === 0 ? (
            <EmptyResult relaxations={steps} onFollow={takeStep} noun={noun}>
              {describeQuery(query, template).length > 0 ? undefined : 'Скоро здесь появятся новые лоты.'}
            </EmptyResult>
          ) : view.items.length === 0 ? (
            <EmptyResult title="Такой страницы нет">
              <a href={catalogAddress(path, applyPatch(query, {}))}>
                К первой из {formatNumber(Math.ceil(view.count / pageSize))}
              </a>
            </EmptyResult>
          ) : (
            <>
              {layout === 'table' ? (
                <LotTable lots={view.items} busy={pending} extras={extras} />
              ) : (
                <LotGrid lots={view.items} busy={pending} extras={extras} />
              )}
              <LoadMore
                shown={(view.query.page - 1) * pageSize + view.items.length}
                total={view.count}
                page={page}
                pageSize={pageSize}
                step={MORE_ON_DESKTOP}
                hrefOf={(wanted) => catalogAddress(path, { ...(query ?? EMPTY_QUERY), page: wanted })}
                onMore={more}
                busy={status === 'more'}
              />
            </>
          )}
        </Stack>
        <FilterBar
          count={view.count}
          applied={describeQuery(query, template).length}
          noun={noun}
          pending={pending}
        />
      </CatalogLayout>
    </>
  );
}
