import { buildComplaint, inBothLanguages } from '@vvoz/api/wire/complaints';
import { codedListSchema, filterSchema, listSchema } from '@vvoz/api/wire/filterSchema';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { FAULT, parseQuery } from './parseQuery.ts';
import { compileValidator } from './validate.ts';

const QUERY = z.strictObject({
  name: z.string().max(5).optional(),
  list: z.union([z.string().max(5), z.array(z.string()).max(2)]).optional(),
  kind: z.enum(['car', 'bike']).optional(),
  year: z.string().transform(Number).pipe(z.number().min(1980).max(2030)).optional(),
  word: z
    .string()
    .regex(/^[a-z]+$/, 'must be a word')
    .optional(),
  tel: z
    .string()
    .max(3, { error: inBothLanguages('is too long', 'слишком длинный') })
    .optional(),
  pair: z.array(z.string()).length(2).optional(),
});

const validate = (schema: z.ZodType, value: unknown, httpPart?: string) =>
  compileValidator({ schema, ...(httpPart === undefined ? {} : { httpPart }) })(value);

const validateQuery = (search: string, schema: z.ZodType = QUERY) =>
  validate(schema, parseQuery(search), 'querystring');

test.each([
  ['name=abc&year=2019', { name: 'abc', year: 2019 }],
  ['year=1980', { year: 1980 }],
  ['year=2030', { year: 2030 }],
  ['name=&kind=%20&year=', {}],
  ['list=a&list=b', { list: ['a', 'b'] }],
  ['list=a&list=&list=%20', { list: ['a'] }],
  ['list=&list=', {}],
  ['list[]=', {}],
  ['name=%20a', { name: ' a' }],
  ['', {}],
])('%s is accepted without its blank values', (search, expected) => {
  expect(validateQuery(search)).toEqual({ value: expected });
});

test.each([
  ['name=a&name=b', 'name', 'name may be given once'],
  ['name=abcdef', 'name', 'name must not have more than 5 characters'],
  ['list=abcdef', 'list', 'list must not have more than 5 characters'],
  ['pair=a&pair=b&pair=c', 'pair', 'pair must not have more than 2 values'],
  ['pair[]=a', 'pair', 'pair must be 2 or more'],
  ['kind=plane', 'kind', 'kind must be one of car, bike'],
  ['year=1979', 'year', 'year must be 1980 or more'],
  ['year=2031', 'year', 'year must be 2030 or less'],
  ['word=A1', 'word', 'word must be a word'],
])('%s is refused with the field and its valid form', (search, field, message) => {
  expect(validateQuery(search)).toEqual({
    error: expect.objectContaining({ status: 400, code: 'bad_value', field, message, messageRu: undefined }),
  });
});

test('a check with a Russian text answers in both languages', () => {
  expect(validateQuery('tel=1234')).toEqual({
    error: expect.objectContaining({
      code: 'bad_value',
      field: 'tel',
      message: 'tel is too long',
      messageRu: 'слишком длинный',
    }),
  });
  const odd = z.strictObject({ tel: z.string() }).superRefine((_, context) => {
    context.addIssue({ code: 'custom', path: ['tel', 'digits'], ...buildComplaint('is odd', 'нечётный') });
  });
  expect(validateQuery('tel=1', odd)).toEqual({
    error: expect.objectContaining({ field: 'tel', message: 'tel is odd', messageRu: 'нечётный' }),
  });
});

const LONG_NAME = 'x'.repeat(60);

test.each([
  ['wheels=4', 'wheels', 'Unknown field "wheels"'],
  ['wheels=', 'wheels', 'Unknown field "wheels"'],
  ['wheels=&wheels=', 'wheels', 'Unknown field "wheels"'],
  ['__proto__=1', '__proto__', 'Unknown field "__proto__"'],
  ['a%0Ab=1', 'a\nb', String.raw`Unknown field "a\nb"`],
  [`${LONG_NAME}=1`, LONG_NAME, `Unknown field "${LONG_NAME}"`],
  [`${LONG_NAME}y=1`, LONG_NAME, `Unknown field "${LONG_NAME}…"`],
])('%s is an unknown field, also without a value', (search, field, message) => {
  expect(validateQuery(search)).toEqual({
    error: expect.objectContaining({ status: 400, code: 'unknown_field', field, message }),
  });
});

test('a query string that cannot be read is refused with its reason', () => {
  expect(validate(QUERY, { [FAULT]: 'is too odd' }, 'querystring')).toEqual({
    error: expect.objectContaining({
      status: 400,
      code: 'bad_query',
      message: 'The query string is too odd',
      field: undefined,
    }),
  });
});

test('blank values are dropped from query strings only', () => {
  const body = z.object({ name: z.string() });
  expect(validate(body, { name: ' ' }, 'body')).toEqual({ value: { name: ' ' } });
  expect(validate(body, { name: '' })).toEqual({ value: { name: '' } });
  expect(validateQuery('name=', body)).toEqual({
    error: expect.objectContaining({ code: 'bad_value', field: 'name' }),
  });
});

test('a schema without fields keeps every value, also a blank one', () => {
  expect(validateQuery('a=&b=1', z.record(z.string(), z.string()))).toEqual({ value: { a: '', b: '1' } });
});

test('a fault of the whole body has no name of a field', () => {
  expect(validate(z.object({ name: z.string() }), 'text', 'body')).toEqual({
    error: expect.objectContaining({ code: 'bad_value', field: '' }),
  });
});

test('a fault of a part names the field that contains it', () => {
  const body = z.object({ lot: z.object({ price: z.number().min(1) }) });
  expect(validate(body, { lot: { price: 0 } }, 'body')).toEqual({
    error: expect.objectContaining({ field: 'lot', message: 'lot must be 1 or more' }),
  });
  expect(validate(body, { lot: { price: [1] } }, 'body')).toEqual({
    error: expect.objectContaining({ field: 'lot', message: expect.not.stringContaining('given once') }),
  });
});

test('if a field may have two forms, the first fault is reported with the name of the field', () => {
  const either = z.object({ list: z.union([z.array(z.enum(['a', 'b'])).max(1), z.number()]) });
  expect(validate(either, { list: ['c'] }, 'body')).toEqual({
    error: expect.objectContaining({ field: 'list', message: 'list must be one of a, b' }),
  });
});

const VALUES = [
  '',
  ' ',
  '0',
  '4.5',
  '2015',
  '-1',
  '2000-2010',
  'TOYOTA',
  'toyota',
  'japan',
  'date_asc',
  '1,2',
  '2026-11-30',
  'да',
];

test.each([
  ['filterSchema', filterSchema],
  ['listSchema', listSchema],
  ['codedListSchema', codedListSchema],
])(
  '%s reads a query in the same way whether or not the fields that the query lacks are parsed',
  (_, schema) => {
    const value = fc.oneof(
      fc.constantFrom(...VALUES),
      fc.array(fc.constantFrom(...VALUES), { maxLength: 3 }),
    );
    const name = fc.oneof(
      { weight: 20, arbitrary: fc.constantFrom(...Object.keys(schema.shape)) },
      { weight: 1, arbitrary: fc.constantFrom('other', 'constructor', '__proto__') },
    );
    let accepted = 0;
    fc.assert(
      fc.property(fc.dictionary(name, value, { maxKeys: 4, noNullPrototype: false }), (query) => {
        const whole = compileValidator({ schema: schema.refine(() => true), httpPart: 'querystring' })(query);
        const read = compileValidator({ schema, httpPart: 'querystring' })(query);
        if ('error' in whole) expect(read).toEqual({ error: whole.error });
        else {
          accepted += 1;
          expect(read).toStrictEqual(whole);
          if ('value' in read)
            expect(Object.keys(read.value as object)).toEqual(Object.keys(whole.value as object));
        }
      }),
      { numRuns: 300 },
    );
    expect(accepted).toBeGreaterThan(20);
  },
);
