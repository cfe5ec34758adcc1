import type { PageRecord } from '@vvoz/api/content/contentSchemas';
import { Breadcrumbs } from '@vvoz/ui/primitives/Breadcrumbs/Breadcrumbs.tsx';
import { PageTitle } from '@vvoz/ui/primitives/PageTitle/PageTitle.tsx';
import { listRecordCrumbs } from '../../../shell/listRecordCrumbs.ts';
import * as css from './company.css.ts';

export interface CompanyHeadProps {
  readonly record: PageRecord;
  readonly lead: string;
  /** True for invented data. */
  readonly isExample: boolean;
}

/** The beginning of a page about the company: title, lead, and whether the data are examples. */
export function CompanyHead({ record, lead, isExample }: CompanyHeadProps) {
  return (
    <div className={css.head}>
      <Breadcrumbs items={listRecordCrumbs(record)} />
      <PageTitle>{record.title}</PageTitle>
      <p className={css.lead}>{lead}</p>
      {isExample ? (
        <p className={css.example}>
          Имена, реквизиты и числа на этой странице — пример: здесь будут настоящие.
        </p>
      ) : null}
    </div>
  );
}
