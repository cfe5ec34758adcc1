import type { z } from 'zod';

/** Faults of one answer that may be left out. An answer with more of them is of another shape. */
const MAX_FAULTS = 50;

type Path = readonly PropertyKey[];

/** The value without what a path leads to: an item of a list, a field of an object. */
function withoutPart(value: unknown, [key, ...rest]: Path): unknown {
  if (typeof value !== 'object' || value === null || key === undefined) return value;
  if (Array.isArray(value)) {
    const items: readonly unknown[] = value;
    const place = Number(key);
    return rest.length === 0 ? items.toSpliced(place, 1) : items.with(place, withoutPart(items[place], rest));
  }
  const { [key]: part, ...others } = value as Readonly<Record<PropertyKey, unknown>>;
  return rest.length === 0 ? others : { ...others, [key]: withoutPart(part, rest) };
}

const listPaths = (parsed: z.ZodSafeParseResult<unknown>): readonly Path[] =>
  parsed.success ? [] : parsed.error.issues.map(({ path }) => path);

const isWithin = (path: Path, outer: Path): boolean =>
  outer.every((key, depth) => String(path[depth]) === String(key));

/**
 * Reads an answer without the parts that cannot be read: the smallest part around each fault whose absence the schema
 * allows, which is an optional field or an item of a list. `leftOut` names these parts. Undefined when the answer cannot
 * be read without a part that it must have.
 */
export function leaveFaultsOut<T>(
  schema: z.ZodType<T>,
  answer: unknown,
): { readonly data: T; readonly leftOut: readonly string[] } | undefined {
  const leftOut: string[] = [];
  let rest = answer;
  while (leftOut.length <= MAX_FAULTS) {
    const parsed = schema.safeParse(rest);
    if (parsed.success) return { data: parsed.data, leftOut };
    // From the last one, so that the places of the faults before it stay.
    const fault = listPaths(parsed).at(-1) ?? [];
    const outer = fault
      .map((_key, depth) => fault.slice(0, fault.length - depth))
      .find((part) => {
        const next = schema.safeParse(withoutPart(rest, part));
        return !listPaths(next).some((path) => isWithin(path, part));
      });
    if (outer === undefined) return undefined;
    leftOut.push(outer.join('.'));
    rest = withoutPart(rest, outer);
  }
  return undefined;
}
