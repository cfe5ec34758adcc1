import { Button } from '@vvoz/ui/primitives/Button/Button.tsx';
import { PageTitle } from '@vvoz/ui/primitives/PageTitle/PageTitle.tsx';
import { Stack } from '@vvoz/ui/primitives/Stack/Stack.tsx';
import { PageMain } from '../shell/PageMain.tsx';
import * as css from './ErrorScreen.css.ts';

/** Next's error page for a failure on our side. `reset` renders the page again. */
export function FailureScreen({ reset }: { reset: () => void }) {
  return (
    <PageMain>
      <div className={css.screen}>
        <Stack space="24">
          <PageTitle>Страница не открылась</PageTitle>
          <p>Каталог сейчас не отвечает. Обычно это длится минуту: попробуйте ещё раз или позвоните нам.</p>
          <div>
            <Button tone="primary" size="l" onClick={reset}>
              Попробовать ещё раз
            </Button>
          </div>
          <div>
            <Button href="/">Вернуться на главную</Button>
          </div>
        </Stack>
      </div>
    </PageMain>
  );
}
