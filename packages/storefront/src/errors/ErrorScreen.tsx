import { Button } from '@vvoz/ui/primitives/Button/Button.tsx';
import { PageTitle } from '@vvoz/ui/primitives/PageTitle/PageTitle.tsx';
import { SpecTable } from '@vvoz/ui/primitives/SpecTable/SpecTable.tsx';
import { Stack } from '@vvoz/ui/primitives/Stack/Stack.tsx';
import { Stamp } from '@vvoz/ui/primitives/Stamp/Stamp.tsx';
import { PageMain } from '../shell/PageMain.tsx';
import * as css from './ErrorScreen.css.ts';

export interface ErrorScreenProps {
  readonly status: number;
  readonly title: string;
  /** Technical reason in English: «This page could not be found». */
  readonly message: string;
  /** What the visitor can do. */
  readonly advice: string;
}

/** An error page that looks like the auction sheet of a rejected lot. */
export function ErrorScreen({ status, title, message, advice }: ErrorScreenProps) {
  return (
    <PageMain>
      <div className={css.screen}>
        <Stack space="24">
          <PageTitle>{title}</PageTitle>
          <p>{advice}</p>
          <div>
            <Button tone="primary" size="l" href="/">
              Вернуться на главную
            </Button>
          </div>
        </Stack>
        <div className={css.sheet}>
          <SpecTable
            items={[
              { term: 'Код', value: String(status) },
              { term: 'Причина', value: <span lang="en">{message}</span> },
            ]}
          />
          <div className={css.stamp}>
            <Stamp grade={String(status)} size="xl" label={`Код ошибки ${status}`} />
          </div>
        </div>
      </div>
    </PageMain>
  );
}
