import { Button } from '@vvoz/ui/primitives/Button/Button.tsx';
import { PageTitle } from '@vvoz/ui/primitives/PageTitle/PageTitle.tsx';
import { Stack } from '@vvoz/ui/primitives/Stack/Stack.tsx';
import { PageMain } from '../../shell/PageMain.tsx';
import type { Contacts } from '../../shell/SiteFrame.tsx';
import { formatTelHref } from '@vvoz/catalogue/words/phoneLink';
import * as css from './ErrorScreen.css.ts';

/** Shown instead of a page that was never opened on this device, while there is no network. */
export function OfflineScreen({ contacts }: { contacts: Contacts }) {
  return (
    <PageMain>
      <div className={css.screen}>
        <Stack space="24">
          <PageTitle>Нет связи</PageTitle>
          <p className={css.advice}>
            Эту страницу вы ещё не открывали, а интернета сейчас нет. Списки и лоты, которые вы смотрели
            последними, откроются и без него: вернитесь назад. Остальное появится вместе со связью.
          </p>
          <div>
            {/* The address stays that of the wanted page, so that an empty link opens it again. */}
            <Button tone="primary" size="l" href="">
              Открыть ещё раз
            </Button>
          </div>
          <p>
            Позвонить можно и без интернета:{' '}
            <a className={css.tel} href={formatTelHref(contacts.tel)}>
              {contacts.tel}
            </a>
          </p>
        </Stack>
      </div>
    </PageMain>
  );
}
