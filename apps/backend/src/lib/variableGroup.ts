import path from 'node:path';
import { z } from 'zod';

/** The repository's root. Folders in variables are relative to it. */
export const ROOT = path.resolve(import.meta.dirname, '../../../..');

export type Environment = Readonly<Record<string, string | undefined>>;

/** A folder; becomes absolute. */
export const folderVariable = z
  .string()
  .min(1)
  .transform((dir) => path.resolve(ROOT, dir));

/** An address of http or https. */
export const webVariable = z.url({ protocol: /^https?$/, error: 'must be an address with http or https' });

/** The result of reading a group from an environment. */
export type GroupReading<Settings> =
  | { readonly kind: 'set up'; readonly settings: Settings }
  /** `missing`: the needed variables that are absent. `given`: true if at least one needed variable is present. */
  | { readonly kind: 'not set up'; readonly missing: readonly string[]; readonly given: boolean }
  /** One message per variable: «VVOZ_CBR_URL: must be an address with http or https». */
  | { readonly kind: 'faulty'; readonly faults: readonly string[] };

/** The environment variables that configure one thing, such as a source, a target of leads or the captcha. */
export interface VariableGroup<Settings> {
  /** All of these must be set. */
  readonly needs: readonly string[];
  /** These have defaults. */
  readonly options: readonly string[];
  /** The schemas of all variables, for the documentation. */
  readonly shape: z.ZodRawShape;
  /** An example value for the operator, or '' when the name says enough. */
  readonly example: (name: string) => string;
  /** Blank variables count as absent. */
  readonly read: (environment: Environment) => GroupReading<Settings>;
}

type Values<Shape extends z.ZodRawShape> = z.output<z.ZodObject<Shape>>;

/**
 * Defines a group of variables by their zod schemas.
 * @param settings turns the checked values into the settings
 */
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
    shape: { ...needs, ...options },
    example: (name) => {
      const example = (needs[name] as z.ZodType | undefined)?.meta()?.['example'];
      return typeof example === 'string' ? example : '';
    },
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
