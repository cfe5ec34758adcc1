import { formatLongDay } from '@vvoz/catalogue/words/format';
import { Breadcrumbs } from '@vvoz/ui/primitives/Breadcrumbs/Breadcrumbs.tsx';
import { PageMain } from '../../../shell/PageMain.tsx';
import { listRecordCrumbs } from '../../../shell/listRecordCrumbs.ts';
import type { EntryPageProps } from './defineEntryTemplate.tsx';
import { EntryHead } from './EntryHead.tsx';
import { TextColumns } from './TextColumns.tsx';

/** A legal text with the date of its wording. */
export function DocumentPage({ record, entry }: EntryPageProps) {
  return (
    <PageMain>
      <Breadcrumbs items={listRecordCrumbs(record)} />
      <EntryHead title={record.title}>
        Редакция от <time dateTime={entry.date}>{formatLongDay(entry.date)}</time>
      </EntryHead>
      <TextColumns entry={entry} />
    </PageMain>
  );
}
