'use client';
import { useState } from 'react';
import type { LotSnapshot } from '@vvoz/catalogue/shelf/lotSnapshot';
import { formatCount } from '@vvoz/catalogue/words/format';
import { LOT_FORMS } from '@vvoz/catalogue/words/nouns';
import { Band } from '@vvoz/ui/primitives/Band/Band.tsx';
import { Checkbox } from '@vvoz/ui/primitives/Checkbox/Checkbox.tsx';
import { Button } from '@vvoz/ui/primitives/Button/Button.tsx';
import { Notice } from '@vvoz/ui/primitives/Notice/Notice.tsx';
import { PageTitle } from '@vvoz/ui/primitives/PageTitle/PageTitle.tsx';
import { Row } from '@vvoz/ui/primitives/Stack/Row.tsx';
import { CompareTable } from '@vvoz/ui/shelf/CompareTable/CompareTable.tsx';
import { formatShelfHref } from '@vvoz/ui/shelf/lotStateText.ts';
import { REQUEST_PAGE_PATH } from '@vvoz/site-browser/leads/leadPaths.ts';
import { reportBug } from '@vvoz/site-browser/page/outage.ts';
import { pageShelf } from '@vvoz/site-browser/shelf/pageShelf.ts';
import { SHELF_LISTS, type LotListName } from '@vvoz/site-browser/shelf/shelfLists.ts';
import { ShelfNotes } from './ShelfNotes.tsx';
import * as css from './ShelfPage.css.ts';
import { useLotNews, useShelfList } from './useShelf.ts';
import { useScripted } from './useScripted.ts';
import { WithoutScript } from './WithoutScript.tsx';

const LISTS: readonly LotListName[] = ['compare'];

/** Opens the request form over the page, with the lots that it is about. */
function requestLots(lots: readonly LotSnapshot[]): void {
  const named = lots.map(({ lot, title, price }) => ({
    title,
    price,
    url: `${location.origin}${formatShelfHref(lot)}`,
  }));
  import('@vvoz/site-browser/leads/modal/openRequestDialog.tsx')
    .then(({ openLotsRequest }) => openLotsRequest(named))
    .catch((error: unknown) => {
      reportBug(error);
      location.assign(REQUEST_PAGE_PATH);
    });
}

/** The page of the comparison: two to four lots side by side. */
export function CompareIsland({ catalogue }: { catalogue: string }) {
  const scripted = useScripted();
  const lots = useShelfList('compare');
  const favourites = useShelfList('favourites');
  const news = useLotNews(LISTS);
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const offered = favourites.filter(({ lot }) => !lots.some((other) => other.lot === lot));
  return (
    <div className={css.room}>
      <PageTitle count={scripted ? <output>{formatCount(lots.length, LOT_FORMS)}</output> : undefined}>
        Сравнение
      </PageTitle>
      <WithoutScript catalogue={catalogue} />
      {scripted ? (
        <>
          <ShelfNotes news={news} />
          {lots.length < 2 ? (
            <Notice
              tone="empty"
              title={lots.length === 0 ? 'Сравнивать пока нечего' : 'Добавьте ещё хотя бы один лот'}
              actions={<Button href={catalogue}>Открыть каталог</Button>}
            >
              <p>Нажмите значок сравнения на снимке лота. Сравнить можно от двух до четырёх.</p>
            </Notice>
          ) : (
            <div className={css.options}>
              <Checkbox
                checked={onlyDifferences}
                onChange={(event) => setOnlyDifferences(event.currentTarget.checked)}
              >
                Только отличия
              </Checkbox>
              <Button tone="primary" onClick={() => requestLots(lots)}>
                Заявка на эти лоты
              </Button>
            </div>
          )}
          {lots.length > 0 ? (
            <CompareTable
              lots={lots}
              onlyDifferences={onlyDifferences && lots.length > 1}
              onRemove={(lot) => pageShelf.remove('compare', lot)}
            />
          ) : null}
          {offered.length > 0 && lots.length < SHELF_LISTS.compare.max ? (
            <Band id="offered" title="Добавить из избранного">
              <Row as="ul" space="8">
                {offered.map((lot) => (
                  <li key={lot.lot}>
                    <Button
                      aria-label={`Добавить в сравнение: ${lot.title}`}
                      onClick={() => pageShelf.toggle('compare', lot)}
                    >
                      {lot.title}
                    </Button>
                  </li>
                ))}
              </Row>
            </Band>
          ) : null}
        </>
      ) : null}
    </div>
  );
}
