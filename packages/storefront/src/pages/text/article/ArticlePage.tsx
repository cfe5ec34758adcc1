import { formatLongDay, NBSP } from '@vvoz/catalogue/words/format';
import { Breadcrumbs } from '@vvoz/ui/primitives/Breadcrumbs/Breadcrumbs.tsx';
import { RequestBand } from '../../../shell/RequestBand.tsx';
import { PageMain } from '../../../shell/PageMain.tsx';
import { listRecordCrumbs } from '../../../shell/listRecordCrumbs.ts';
import type { EntryPageProps } from './defineEntryTemplate.tsx';
import { EntryFoot } from './EntryFoot.tsx';
import { EntryHead } from './EntryHead.tsx';
import { TextColumns } from './TextColumns.tsx';
import * as css from './article.css.ts';

/** An article, a piece of news or an instruction. */
export function ArticlePage({ record, entry, leadOptions }: EntryPageProps) {
  return (
    <PageMain>
      <Breadcrumbs items={listRecordCrumbs(record)} />
      <EntryHead title={entry.title}>
        <time dateTime={entry.date}>{formatLongDay(entry.date)}</time>
        {` · ${entry.minutes}${NBSP}мин чтения`}
        {entry.author === undefined ? null : ` · ${entry.author}`}
        {entry.checked === undefined ? null : (
          <>
            {' · цифры проверены '}
            <time dateTime={entry.checked}>{formatLongDay(entry.checked)}</time>
          </>
        )}
      </EntryHead>
      <TextColumns
        entry={entry}
        picture={
          entry.photo && (
            <span className={css.picture}>
              <img {...entry.photo} className={css.photo} alt={entry.photo.alt} />
            </span>
          )
        }
      />
      <EntryFoot around={record.around} />
      <RequestBand leadOptions={leadOptions} title="Подберём машину под вашу задачу" />
    </PageMain>
  );
}
