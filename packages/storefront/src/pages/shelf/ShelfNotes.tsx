import { Notice } from '@vvoz/ui/primitives/Notice/Notice.tsx';
import { pageShelf } from '@vvoz/site-browser/shelf/pageShelf.ts';
import type { NewsState } from './useShelf.ts';

/** Notes that the texts on screen may be old, or that the shelf cannot be stored. */
export function ShelfNotes({ news }: { news: NewsState }) {
  return (
    <>
      {news === 'failed' ? (
        <Notice tone="offline" title="Показано то, что сохранилось на устройстве" live>
          <p>Каталог сейчас недоступен. Цены и статусы обновятся, когда появится связь.</p>
        </Notice>
      ) : null}
      {pageShelf.isOnPageOnly() ? (
        <Notice tone="failed" title="Браузер не даёт сохранить список" live>
          <p>Память заполнена или запрещена: изменения пропадут, когда вы закроете страницу.</p>
        </Notice>
      ) : null}
    </>
  );
}
