import type { Template } from './templates.ts';

/** Fields of a row that only servers read. */
const SERVER_FIELDS = ['host', 'also', 'title', 'titleTail', 'typeParent', 'source', 'api'] as const;

/** What the panel and the list of a catalogue need of its row. */
export type ShownTemplate = Omit<Template, (typeof SERVER_FIELDS)[number]>;

/** Leaves out what only servers read, so that pages do not contain it. */
export function toShownTemplate(template: Template): ShownTemplate {
  const shown: Partial<Template> = { ...template };
  for (const field of SERVER_FIELDS) delete shown[field];
  // The server renders explanations.
  const grades = template.grades.map(({ label, values }) => ({ label, values }));
  return { ...(shown as ShownTemplate), grades };
}
