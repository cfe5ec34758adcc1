'use client';
import { formatCount } from '@vvoz/catalogue/words/format';
import { LOT_FORMS } from '@vvoz/catalogue/words/nouns';
import { Band } from '@vvoz/ui/primitives/Band/Band.tsx';
import { Button } from '@vvoz/ui/primitives/Button/Button.tsx';
import { Notice } from '@vvoz/ui/primitives/Notice/Notice.tsx';
import { PageTitle } from '@vvoz/ui/primitives/PageTitle/PageTitle.tsx';
import { SavedSearches } from '@vvoz/ui/shelf/SavedSearches/SavedSearches.tsx';
import { ShelfLots } from '@vvoz/ui/shelf/ShelfLots/ShelfLots.tsx';
import { formatFeedPath } from '../../address/feedPath.ts';
import { pageShelf } from '@vvoz/site-browser/shelf/pageShelf.ts';
import type { LotListName } from '@vvoz/site-browser/shelf/shelfLists.ts';
import { IncomingNotice } from './IncomingNotice.tsx';
import { ShelfNotes } from './ShelfNotes.tsx';
import * as css from './ShelfPage.css.ts';
import { TransferPart } from './TransferPart.tsx';
import { useFreshCounts } from './useFreshCounts.ts';
import { useIncoming } from './useIncoming.ts';
import { useRemoved } from './useRemoved.ts';
import { useLotNews, useShelfList } from './useShelf.ts';
import { useScripted } from './useScripted.ts';
import { WithoutScript } from './WithoutScript.tsx';

const LISTS: readonly LotListName[] = ['favourites', 'seen'];

/** The page of favourites: lots, what was seen, saved searches. Everything is kept on the device. */
export function FavouritesIsland({ catalogue }: { catalogue: string }) {
  const scripted = useScripted();
  const favourites = useShelfList('favourites');
  const seen = useShelfList('seen');
  const searches = useShelfList('searches');
  const news = useLotNews(LISTS);
  const fresh = useFreshCounts(searches);
  const incoming = useIncoming();
  const removed = useRemoved(favourites);
  return (
    <div className={css.room}>
      <PageTitle count={scripted ? <output>{formatCount(favourites.length, LOT_FORMS)}</output> : undefined}>
        Избранное
      </PageTitle>
      <WithoutScript catalogue={catalogue} />
      {scripted ? (
        <>
          <IncomingNotice {...incoming} />
          <ShelfNotes news={news} />
          <output className={css.removed}>
            {removed === undefined ? null : (
              <>
                {`Убрали «${removed.title}». `}
                <Button tone="quiet" size="l" onClick={() => pageShelf.put('favourites', removed)}>
                  Вернуть
                </Button>
              </>
            )}
          </output>
          {favourites.length > 0 ? (
            <>
              <ShelfLots lots={favourites} label="Избранные лоты" />
              <TransferPart />
            </>
          ) : (
            <Notice
              tone="empty"
              title="В избранном пока пусто"
              actions={<Button href={catalogue}>Открыть каталог</Button>}
            >
              <p>Нажмите сердце на снимке лота, и он останется здесь: на этом устройстве, без регистрации.</p>
            </Notice>
          )}
          {searches.length > 0 ? (
            <Band id="searches" title="Сохранённые поиски">
              <SavedSearches
                searches={searches.map(({ address, title, count }) => ({
                  address,
                  title,
                  count,
                  feed: formatFeedPath(address),
                  ...fresh[address],
                }))}
                onRemove={(address) => pageShelf.remove('searches', address)}
              />
              <p className={css.hint}>
                RSS{'\u00A0'}— лента новых лотов. Добавьте её адрес в{'\u00A0'}программу для чтения лент, и
                она сама сообщит, когда появится подходящий лот: без регистрации и{'\u00A0'}почты.
              </p>
            </Band>
          ) : null}
          {seen.length > 0 ? (
            <Band
              id="seen"
              title="Недавно смотрели"
              aside={
                <Button tone="quiet" size="l" onClick={() => pageShelf.clear('seen')}>
                  Очистить
                </Button>
              }
            >
              <ShelfLots lots={seen} label="Недавно смотрели" />
            </Band>
          ) : null}
        </>
      ) : null}
    </div>
  );
}
