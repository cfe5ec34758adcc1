import path from 'node:path';
import { z } from 'zod';

/** The repository: folders that variables name are relative to it. */
export const ROOT = path.resolve(import.meta.dirname, '../../../..');

export type Environment = Readonly<Record<string, string | undefined>>;

/** A folder, made absolute. */
export const folderVariable = z
  .string()
  .min(1)
  .transform((dir) => path.resolve(ROOT, dir));

/** An address of http or https. */
export const webVariable = z.url({ protocol: /^https?$/, error: 'must be an address with http or https' });

/** What a group makes of an environment. */
export type GroupReading<Settings> =
  | { readonly kind: 'set up'; readonly settings: Settings }
  /** Variables that it needs are absent. `given`: others of them are there. */
  | { readonly kind: 'not set up'; readonly missing: readonly string[]; readonly given: boolean }
  /** «VVOZ_CBR_URL: Invalid URL», one a variable. */
  | { readonly kind: 'faulty'; readonly faults: readonly string[] };

/** Variables of the environment that set one thing up: a source, a target of leads. */
export interface VariableGroup<Settings> {
  /** Without one of these the thing is not set up. */
  readonly needs: readonly string[];
  /** These have defaults. */
  readonly options: readonly string[];
  /** What a needed variable looks like, for the operator; '' where its name says it. */
  readonly example: (name: string) => string;
  /** Blank variables count as absent. */
  readonly read: (environment: Environment) => GroupReading<Settings>;
}

type Values<Shape extends z.ZodRawShape> = z.output<z.ZodObject<Shape>>;

/** @param settings what the values, all there and checked, come to */
export function defineVariableGroup<Needs extends z.ZodRawShape, Options extends z.ZodRawShape, Settings>({
  needs,
  options,
  settings,
}: {
  readonly needs: Needs;
  readonly options: Options;
  readonly settings: (values: Values<Needs> & Values<Options>) => Settings;
}): VariableGroup<Settings> {
  const names = Object.keys(needs);
  return {
    needs: names,
    options: Object.keys(options),
    example: (name) => (needs[name] as z.ZodType | undefined)?.description ?? '',
    read: (environment) => {
      const given = Object.fromEntries(
        Object.entries(environment).filter(([, text]) => text !== undefined && text.trim() !== ''),
      );
      const missing = names.filter((name) => given[name] === undefined);
      const present = z.object(needs).partial().safeParse(given);
      const optional = z.object(options).safeParse(given);
      const issues = [...(present.error?.issues ?? []), ...(optional.error?.issues ?? [])];
      if (issues.length > 0)
        return {
          kind: 'faulty',
          faults: issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`),
        };
      if (missing.length > 0) return { kind: 'not set up', missing, given: missing.length < names.length };
      return {
        kind: 'set up',
        settings: settings({ ...(present.data as Values<Needs>), ...(optional.data as Values<Options>) }),
      };
    },
  };
}
