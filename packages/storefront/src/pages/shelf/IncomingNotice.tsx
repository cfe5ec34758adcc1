import { formatCount } from '@vvoz/catalogue/words/format';
import { LOT_FORMS } from '@vvoz/catalogue/words/nouns';
import { Button } from '@vvoz/ui/primitives/Button/Button.tsx';
import { Notice } from '@vvoz/ui/primitives/Notice/Notice.tsx';
import { Row } from '@vvoz/ui/primitives/Stack/Row.tsx';
import type { IncomingShelf } from './useIncoming.ts';

const NEW_LOT_FORMS = ['новый лот', 'новых лота', 'новых лотов'] as const;

const PROBLEMS = {
  damaged: 'Ссылка на избранное повреждена: скопируйте её ещё раз, целиком.',
  newer: 'Ссылку на избранное сделала новая версия сайта. Обновите эту страницу и откройте ссылку ещё раз.',
} as const;

/** Asks whether the shelf that a link brought may be added to this one. */
export function IncomingNotice({ incoming, fresh, state, accept, dismiss }: IncomingShelf) {
  if (incoming === undefined) return null;
  const close = (
    <Button tone="quiet" onClick={dismiss}>
      Закрыть
    </Button>
  );
  if (typeof incoming === 'string')
    return <Notice tone="failed" title={PROBLEMS[incoming]} actions={close} live />;
  if (state === 'done') return <Notice title="Лоты добавлены в избранное" actions={close} live />;
  const all = new Set([...incoming.favourites, ...incoming.compare]).size;
  if (fresh === 0) return <Notice title="Все лоты из ссылки у вас уже есть" actions={close} live />;
  return (
    <Notice
      tone={state === 'failed' ? 'offline' : 'info'}
      title={`По ссылке пришло: ${formatCount(all, LOT_FORMS)}`}
      live
      actions={
        <Row>
          <Button tone="primary" onClick={accept} disabled={state === 'adding'}>
            {`Добавить ${formatCount(fresh, NEW_LOT_FORMS)}`}
          </Button>
          <Button tone="quiet" onClick={dismiss}>
            Не добавлять
          </Button>
        </Row>
      }
    >
      <p>
        {state === 'failed'
          ? 'Каталог не ответил, поэтому лоты пока не добавлены. Попробуйте ещё раз.'
          : 'Они добавятся к тем, что уже есть на этом устройстве.'}
      </p>
    </Notice>
  );
}
