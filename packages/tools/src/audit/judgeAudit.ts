import { z } from 'zod';

/** The part of `pnpm audit --json` that is judged: advisories by number. */
const reportSchema = z.object({
  advisories: z.record(
    z.string(),
    z.object({
      github_advisory_id: z.string().optional(),
      id: z.union([z.string(), z.number()]).optional(),
      module_name: z.string(),
      severity: z.string(),
      title: z.string(),
    }),
  ),
});

/** An advisory that does not concern this product, or whose fix must wait. */
const acceptedSchema = z.array(
  z.strictObject({
    /** Such as GHSA-xxxx-xxxx-xxxx. */
    id: z.string().min(1),
    /** Why it may stay, so that a reader can check it. */
    reason: z.string().min(20),
    /** When it was accepted, and from when on it has to be judged again, YYYY-MM-DD. */
    since: z.iso.date(),
    until: z.iso.date(),
  }),
);

export type AcceptedAdvisories = z.output<typeof acceptedSchema>;

/** Reads the list of accepted advisories. Throws for one without a reason or a date. */
export const readAccepted = (text: string): AcceptedAdvisories => acceptedSchema.parse(JSON.parse(text));

/**
 * Judges an audit. Returns what is wrong, one line each; undefined when the text is no report, as without a registry.
 * @param day today, YYYY-MM-DD
 */
export function judgeAudit(
  text: string,
  accepted: AcceptedAdvisories,
  day: string,
): readonly string[] | undefined {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return undefined;
  }
  const { data: report } = reportSchema.safeParse(json);
  if (!report) return undefined;
  return Object.entries(report.advisories).flatMap(([key, { github_advisory_id: ghsa, id, ...advisory }]) => {
    const name = ghsa ?? String(id ?? key);
    const row = accepted.find((one) => one.id === name);
    const line = `${name} (${advisory.severity}) in ${advisory.module_name}: ${advisory.title}`;
    if (!row) return [`${line}; update it, or add it to packages/tools/config/advisories.json with a reason`];
    return row.until < day ? [`${line}; it was accepted until ${row.until}, judge it again`] : [];
  });
}
