import type { PageRecord } from '@vvoz/api/content/contentSchemas';
import { formatCount } from '@vvoz/catalogue/words/format';
import { Questions } from '@vvoz/ui/content/Questions/Questions.tsx';
import { SectionLinks } from '@vvoz/ui/content/SectionLinks/SectionLinks.tsx';
import { TwoColumns } from '@vvoz/ui/content/TwoColumns/TwoColumns.tsx';
import { Band } from '@vvoz/ui/primitives/Band/Band.tsx';
import { Breadcrumbs } from '@vvoz/ui/primitives/Breadcrumbs/Breadcrumbs.tsx';
import { PageTitle } from '@vvoz/ui/primitives/PageTitle/PageTitle.tsx';
import { Stack } from '@vvoz/ui/primitives/Stack/Stack.tsx';
import { PageMain } from '../../../shell/PageMain.tsx';
import { listRecordCrumbs } from '../../../shell/listRecordCrumbs.ts';
import type { QuestionGroup } from './groupQuestions.ts';

/** All questions by subject, with collapsed answers. */
export function QuestionsPage({ record, groups }: { record: PageRecord; groups: readonly QuestionGroup[] }) {
  const count = groups.reduce((sum, { questions }) => sum + questions.length, 0);
  const links = groups.map(({ id, title, questions }) => ({
    label: title,
    href: `#${id}`,
    count: questions.length,
  }));
  return (
    <PageMain>
      <Breadcrumbs items={listRecordCrumbs(record)} />
      <PageTitle count={formatCount(count, ['вопрос', 'вопроса', 'вопросов'])}>{record.title}</PageTitle>
      <TwoColumns at="left" sideFirst side={<SectionLinks title="Темы" links={links} />}>
        <Stack space="32">
          {groups.map(({ id, title, questions }) => (
            <Band key={id} id={id} title={title}>
              <Questions questions={questions} />
            </Band>
          ))}
        </Stack>
      </TwoColumns>
    </PageMain>
  );
}
