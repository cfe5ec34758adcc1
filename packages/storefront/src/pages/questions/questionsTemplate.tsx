import { definePageTemplate } from '../pageTemplate.ts';
import { groupQuestions, type QuestionGroup } from './groupQuestions.ts';
import { QuestionsPage } from './QuestionsPage.tsx';

/** Questions and answers on one page. */
export const questionsTemplate = definePageTemplate<readonly QuestionGroup[]>({
  names: ['vopros-otvet'],
  load: async ({ data }) => groupQuestions((await data.getQuestions()).items),
  describe: (groups, { record, path }) => ({
    title: record.title,
    description: `Ответы на вопросы о ввозе: ${groups.map(({ title }) => title.toLowerCase()).join(', ')}.`,
    alternates: { canonical: path },
  }),
  render: (groups, { record }) => <QuestionsPage record={record} groups={groups} />,
});
