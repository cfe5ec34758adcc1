import { formatEntrance } from '@vvoz/catalogue/templates/entranceOrder';
import type { Template } from '@vvoz/catalogue/templates/templates';
import { WordSearch } from '@vvoz/ui/filters/WordSearch/WordSearch.tsx';
import { Band } from '@vvoz/ui/primitives/Band/Band.tsx';
import { Button } from '@vvoz/ui/primitives/Button/Button.tsx';
import { PageTitle } from '@vvoz/ui/primitives/PageTitle/PageTitle.tsx';
import { SpecTable } from '@vvoz/ui/primitives/SpecTable/SpecTable.tsx';
import { Row } from '@vvoz/ui/primitives/Stack/Row.tsx';
import { Stack } from '@vvoz/ui/primitives/Stack/Stack.tsx';
import { Stamp } from '@vvoz/ui/primitives/Stamp/Stamp.tsx';
import type { LeadOptions } from '@vvoz/site-browser/leads/leadOptions.ts';
import { REQUEST_ANCHOR } from '@vvoz/site-browser/leads/leadPaths.ts';
import { RequestForm } from '@vvoz/site-browser/leads/RequestForm.tsx';
import { listTaskSteps } from '@vvoz/site-browser/leads/leadSteps.ts';
import { makeWordSearch } from '../../model/wordSearch.ts';
import { PageMain } from '../../shell/PageMain.tsx';
import { formatTelHref } from '@vvoz/catalogue/words/phoneLink';
import type { Contacts } from '../../shell/SiteFrame.tsx';
import { findErrorText } from '@vvoz/site-server/errors/errorTexts';
import type { PageFailure } from '@vvoz/site-server/errors/readPageFailure';
import * as css from './ErrorScreen.css.ts';

export interface ErrorScreenProps {
  readonly failure: PageFailure;
  readonly contacts: Contacts;
  /** Absent when the operator's consent text is not known: then the page offers the phone. */
  readonly leadOptions?: LeadOptions | undefined;
  /** The catalogue to search in and to go to; undefined on a host without one. */
  readonly catalogue?: Template | undefined;
}

/** Captions of an auction sheet on which nothing is filled in. */
const EMPTY_CELLS = ['Лот', 'Марка', 'Модель', 'Кузов', 'Год', 'Пробег', 'Мощность', 'Цвет', 'Оценка'];

/** An error page that looks like the auction sheet of a rejected lot. */
export function ErrorScreen({
  failure: { status, message },
  contacts,
  leadOptions,
  catalogue,
}: ErrorScreenProps) {
  const text = findErrorText(status);
  return (
    <PageMain sections>
      <div className={css.screen}>
        <Stack space="24">
          <PageTitle>{text.title}</PageTitle>
          <p className={css.advice}>{text.advice}</p>
          {catalogue && <WordSearch {...makeWordSearch(catalogue)} />}
          <Row space="16">
            <Button tone="primary" size="l" href="/">
              Вернуться на главную
            </Button>
            {catalogue && (
              <Button size="l" href={formatEntrance(catalogue)}>
                Открыть каталог
              </Button>
            )}
          </Row>
          <p className={css.reason}>
            Код {status}, {text.remark} (<span lang="en">{message}</span>)
          </p>
        </Stack>
        <div className={css.sheet} aria-hidden="true">
          <SpecTable
            columns={3}
            items={[
              ...EMPTY_CELLS.map((term) => ({ term })),
              { term: 'Замечания инспектора', value: text.remark, wide: true },
            ]}
          />
          <div className={css.stamp}>
            <Stamp grade={String(status)} size="xl" />
          </div>
        </div>
      </div>
      <Band id={REQUEST_ANCHOR} title="Или спросите нас" aside={contacts.hours}>
        <p>
          Подберём машину и посчитаем цену по телефону{' '}
          <a className={css.tel} href={formatTelHref(contacts.tel)}>
            {contacts.tel}
          </a>
        </p>
        {leadOptions ? (
          <RequestForm leadOptions={leadOptions} kind="error" next={listTaskSteps(leadOptions.hours)} />
        ) : null}
      </Band>
    </PageMain>
  );
}
