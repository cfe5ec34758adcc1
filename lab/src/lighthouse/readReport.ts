import { z } from 'zod';

/** The categories of a report, in the order of the table. */
export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof CATEGORIES)[number];

const categorySchema = z.object({
  score: z.number().nullable(),
  auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })),
});

/** The part of Lighthouse's JSON that is read. */
const reportSchema = z.object({
  runtimeError: z.object({ code: z.string(), message: z.string() }).optional(),
  categories: z.partialRecord(z.enum(CATEGORIES), categorySchema),
  audits: z.record(
    z.string(),
    z.object({ title: z.string(), score: z.number().nullable(), displayValue: z.string().optional() }),
  ),
});

export interface PageReport {
  /** 0 to 100; undefined: not measured. */
  readonly scores: Readonly<Partial<Record<Category, number>>>;
  /** Audits that count for the score and have less than 0.9 of 1: category, id, what is wrong. */
  readonly failed: readonly { readonly category: Category; readonly audit: string; readonly title: string }[];
}

/** Reads a report. Throws when the page could not be audited. */
export function readReport(json: string): PageReport {
  const { runtimeError, categories, audits } = reportSchema.parse(JSON.parse(json));
  if (runtimeError) throw new Error(`${runtimeError.code}: ${runtimeError.message}`);
  const measured = CATEGORIES.flatMap((category) => {
    const result = categories[category];
    return result && result.score !== null ? [{ category, score: result.score, refs: result.auditRefs }] : [];
  });
  return {
    scores: Object.fromEntries(measured.map(({ category, score }) => [category, Math.round(score * 100)])),
    failed: measured.flatMap(({ category, refs }) =>
      refs.flatMap(({ id, weight }) => {
        const audit = audits[id];
        if (!audit || audit.score === null || audit.score >= 0.9 || weight === 0) return [];
        const { title, displayValue } = audit;
        return [{ category, audit: id, title: displayValue ? `${title} (${displayValue})` : title }];
      }),
    ),
  };
}
