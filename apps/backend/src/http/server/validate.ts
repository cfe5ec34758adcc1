import { findMessageRu } from '@vvoz/api/wire/complaints';
import { z } from 'zod';
import { Refusal } from './errors.ts';
import { FAULT, type QueryRecord } from './parseQuery.ts';

const isBlank = (value: unknown): boolean => typeof value === 'string' && value.trim() === '';

const listNames = (schema: z.ZodType): ReadonlySet<string> =>
  new Set(schema instanceof z.ZodObject ? Object.keys(schema.shape) : []);

/** Drops blank values (specification, section 5). Keeps unknown names, which the schema then refuses. */
function dropBlanks(record: QueryRecord, knownNames: ReadonlySet<string>): QueryRecord {
  const query = Object.create(null) as QueryRecord;
  for (const [name, value] of Object.entries(record)) {
    if (!knownNames.has(name)) query[name] = value;
    else if (Array.isArray(value)) {
      const items = value.filter((item) => !isBlank(item));
      if (items.length > 0) query[name] = items;
    } else if (!isBlank(value)) query[name] = value;
  }
  return query;
}

/** Longest name from a request that an answer repeats, characters. */
const MAX_QUOTED = 60;

/** Quotes a name from a request: short and on one line. */
const quote = (text: string): string =>
  JSON.stringify(text.length > MAX_QUOTED ? `${text.slice(0, MAX_QUOTED)}…` : text);

function describeIssue(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_type' && issue.expected === 'string' && Array.isArray(issue.input))
    return 'may be given once';
  if (issue.code === 'invalid_value') return `must be one of ${issue.values.join(', ')}`;
  if (issue.code === 'too_small') return `must be ${issue.minimum} or more`;
  if (issue.code === 'too_big')
    return issue.origin === 'number'
      ? `must be ${issue.maximum} or less`
      : `must not have more than ${issue.maximum} ${issue.origin === 'array' ? 'values' : 'characters'}`;
  return issue.message;
}

/** Returns the issue itself, or for a union the first issue inside it. */
function findDeepestIssue(issue: z.core.$ZodIssue): z.core.$ZodIssue {
  const inner = issue.code === 'invalid_union' ? issue.errors.flat().at(0) : undefined;
  return inner ? { ...findDeepestIssue(inner), path: issue.path } : issue;
}

/** Turns the first issue of an input into a refusal: the field's name on the wire and the expected value. */
export function toRefusal(error: z.ZodError): Refusal {
  const [first] = error.issues;
  const issue = first && findDeepestIssue(first);
  if (issue?.code === 'unrecognized_keys') {
    const field = issue.keys[0] ?? '';
    return new Refusal(400, 'unknown_field', `Unknown field ${quote(field)}`, field.slice(0, MAX_QUOTED));
  }
  const field = String(issue?.path[0] ?? '');
  const messageRu = issue && findMessageRu(issue);
  // A message in both languages is more precise than a description of the issue's kind.
  const fault = !issue ? 'is invalid' : messageRu === undefined ? describeIssue(issue) : issue.message;
  return new Refusal(400, 'bad_value', `${field} ${fault}`, { field, messageRu });
}

/**
 * Makes a parser that gives what the schema gives for a valid query, and undefined for any other. It parses only the
 * fields of the query and those that have a default or must be given: a filter has 289 fields, most queries have three. A
 * schema with rules beyond its fields gets no such parser.
 */
function createQuickParser(schema: z.ZodType, knownNames: ReadonlySet<string>) {
  if (!(schema instanceof z.ZodObject) || (schema.def.checks ?? []).length > 0) return undefined;
  const fields = Object.entries(schema.shape as Readonly<Record<string, z.ZodType>>);
  const alwaysParsed = new Set(
    fields.flatMap(([name, field]) => {
      const absent = field.safeParse(undefined);
      return absent.success && absent.data === undefined ? [] : [name];
    }),
  );
  return (query: QueryRecord): object | undefined => {
    if (Object.keys(query).some((name) => !knownNames.has(name))) return undefined;
    const data: Record<string, unknown> = {};
    for (const [name, field] of fields) {
      if (!(name in query || alwaysParsed.has(name))) continue;
      const parsed = field.safeParse(query[name]);
      if (!parsed.success) return undefined;
      data[name] = parsed.data;
    }
    return data;
  };
}

/** Fastify's validator compiler for zod schemas. Returns the parsed input or a Refusal. */
export const compileValidator = ({ schema, httpPart }: { schema: unknown; httpPart?: string }) => {
  const type = schema as z.ZodType;
  const knownNames = listNames(type);
  const parseQuickly = httpPart === 'querystring' ? createQuickParser(type, knownNames) : undefined;
  return (value: unknown): { value: unknown } | { error: Refusal } => {
    let input = value;
    if (httpPart === 'querystring') {
      const record = value as QueryRecord;
      const fault = record[FAULT];
      if (fault) return { error: new Refusal(400, 'bad_query', `The query string ${fault}`) };
      const query = dropBlanks(record, knownNames);
      const data = parseQuickly?.(query);
      if (data) return { value: data };
      input = query;
    }
    const parsed = type.safeParse(input, { reportInput: true });
    return parsed.success ? { value: parsed.data } : { error: toRefusal(parsed.error) };
  };
};
