import { buildQuestions } from '@vvoz/seo/jsonLd/questions';
import { describeQuestions } from '@vvoz/seo/texts/describeTexts';
import { definePageTemplate } from '../../../shell/pageTemplate.ts';
import { groupQuestions, type QuestionGroup } from './groupQuestions.ts';
import { QuestionsPage } from './QuestionsPage.tsx';

/** Questions and answers on one page. */
export const questionsTemplate = definePageTemplate<readonly QuestionGroup[]>({
  names: ['vopros-otvet'],
  load: async ({ data }) => groupQuestions((await data.getQuestions()).items),
  describe: (groups, { record, path }) => ({
    title: record.title,
    description: describeQuestions(
      groups.reduce((sum, { questions }) => sum + questions.length, 0),
      groups.map(({ title }) => title),
    ),
    state: { kind: 'text', path },
  }),
  listThings: (groups) => [buildQuestions(groups.flatMap(({ questions }) => questions))],
  render: (groups, { record }) => <QuestionsPage record={record} groups={groups} />,
});
