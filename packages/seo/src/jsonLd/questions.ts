import type { FAQPage } from 'schema-dts';
import { readHtmlText } from './htmlText.ts';

/** Builds the questions of a page with their answers, which are sanitised HTML. */
export const buildQuestions = (
  questions: readonly { readonly title: string; readonly html: string }[],
): FAQPage => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ title, html }) => ({
    '@type': 'Question',
    name: title,
    acceptedAnswer: { '@type': 'Answer', text: readHtmlText(html) },
  })),
});
