import { messageRuOf } from '@vvoz/api/wire/complaints';
import { z } from 'zod';
import { Refusal } from './errors.ts';
import { FAULT, type QueryRecord } from './parseQuery.ts';

const isBlank = (value: unknown): boolean => typeof value === 'string' && value.trim() === '';

/** Blank values say nothing and are dropped (specification, section 5); names that nobody knows stay, to be refused. */
function withoutBlanks(record: QueryRecord, schema: z.ZodType): QueryRecord {
  const known = schema instanceof z.ZodObject ? new Set(Object.keys(schema.shape)) : new Set<string>();
  const kept = Object.create(null) as QueryRecord;
  for (const [name, value] of Object.entries(record)) {
    if (!known.has(name)) kept[name] = value;
    else if (Array.isArray(value)) {
      const told = value.filter((item) => !isBlank(item));
      if (told.length > 0) kept[name] = told;
    } else if (!isBlank(value)) kept[name] = value;
  }
  return kept;
}

/** Names and values come from outside: what is said back is short and on one line. */
const shown = (text: string): string => JSON.stringify(text.length > 60 ? `${text.slice(0, 60)}…` : text);

function reason(issue: z.core.$ZodIssue): string {
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

/** The first issue that says something: unions hide theirs one level down. */
function deepest(issue: z.core.$ZodIssue): z.core.$ZodIssue {
  const inner = issue.code === 'invalid_union' ? issue.errors.flat().at(0) : undefined;
  return inner ? { ...deepest(inner), path: issue.path } : issue;
}

/** What is wrong with an input, by its first issue: the field's name on the wire and what would be right. */
export function refusalOf(error: z.ZodError): Refusal {
  const [first] = error.issues;
  const issue = first && deepest(first);
  if (issue?.code === 'unrecognized_keys') {
    const field = issue.keys[0] ?? '';
    return new Refusal(
      400,
      'unknown_field',
      `${shown(field)} is not a field of this call`,
      field.slice(0, 60),
    );
  }
  const field = String(issue?.path[0] ?? '');
  const messageRu = issue && messageRuOf(issue);
  // A check with a text in both languages says more than its kind does.
  const what = !issue ? 'is not readable' : messageRu === undefined ? reason(issue) : issue.message;
  return new Refusal(400, 'bad_value', `${field} ${what}`, { field, messageRu });
}

/** Fastify's validator compiler over zod: an input as its schema reads it, or a Refusal. */
export const compileValidator =
  ({ schema, httpPart }: { schema: unknown; httpPart?: string }) =>
  (value: unknown): { value: unknown } | { error: Refusal } => {
    const type = schema as z.ZodType;
    let input = value;
    if (httpPart === 'querystring') {
      const record = value as QueryRecord;
      const broken = record[FAULT];
      if (broken) return { error: new Refusal(400, 'bad_query', `The query string ${broken}`) };
      input = withoutBlanks(record, type);
    }
    const read = type.safeParse(input, { reportInput: true });
    return read.success ? { value: read.data } : { error: refusalOf(read.error) };
  };
