import { GRADE_VALUES } from '../words/gradeOptions.ts';
import { explainGrade } from '../words/grades.ts';
import { addNextGrade } from '../words/addNextGrade.ts';
import type { FacetDetails, ListRow } from './facetRow.ts';
import { matchOneOf } from './patterns.ts';

/** Auction grade (оценка). */
export const rate = {
  key: 'rate',
  kind: 'list',
  url: 'rate',
  aliases: ['rate_in_arr'],
  label: 'Оценка аукциона',
  case: 'upper',
  pattern: matchOneOf(GRADE_VALUES),
  control: 'choices',
  several: true,
  choices: ({ grades }) => grades,
  values: GRADE_VALUES,
  valueText: (value) => `оценка ${value}`,
} as const satisfies ListRow;

export const getRateDetails = () =>
  ({
    v1: 'rate',
    v2: 'rate',
    options: 'template',
    seo: 'noindex',
    explanation: 'Инспектор аукциона осматривает машину и ставит одну общую оценку',
    noteTitle: 'Что значат оценки',
    optionText: explainGrade,
    wire: 'grades',
    refusal: `must be a grade: ${GRADE_VALUES.join(', ')}`,
    stored: { as: 'text', column: 'rate', rank: 'rateRank' },
    counted: { as: 'options' },
    without: 'оценки',
    dropCost: 35,
    widenList: addNextGrade,
  }) as const satisfies FacetDetails;
