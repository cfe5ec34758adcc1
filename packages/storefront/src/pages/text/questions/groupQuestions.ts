import type { EntryList } from '@vvoz/api/content/contentSchemas';
import type { Question } from '@vvoz/ui/content/Questions/Questions.tsx';

export interface QuestionGroup {
  /** Anchor of the group. */
  readonly id: string;
  readonly title: string;
  readonly questions: readonly Question[];
}

/** Groups questions by category, largest group first. Keeps the order inside a group. */
export function groupQuestions(items: EntryList['items']): readonly QuestionGroup[] {
  // A site may run on Node 20, which has no Map.groupBy.
  const categories = [...new Set(items.map(({ category }) => category))];
  const groups = categories.map((category) => ({
    category,
    entries: items.filter((item) => item.category === category),
  }));
  return groups
    .map(({ category, entries }) => ({
      // The prefix avoids a clash: a question may have the slug of a category.
      id: `o-${category.replaceAll('/', '-')}`,
      title: entries[0]?.categoryTitle ?? '',
      questions: entries.map(({ slug, title, html = '' }) => ({ id: slug, title, html })),
    }))
    .toSorted((one, other) => other.questions.length - one.questions.length);
}
