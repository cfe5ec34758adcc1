import { expect, test } from 'vitest';
import { count, optionalNumber, optionalText, text, texts } from './wireValues.ts';

const SCHEMAS = { count, optionalNumber, optionalText, text, texts };
const REFUSED = 'refused';
const read = (name: keyof typeof SCHEMAS, raw: unknown): unknown => {
  const { success, data } = SCHEMAS[name].safeParse(raw);
  return success ? data : REFUSED;
};

test.each<[keyof typeof SCHEMAS, unknown, unknown]>([
  ['optionalNumber', 7, 7],
  ['optionalNumber', '7.5', 7.5],
  ['optionalNumber', '', undefined],
  ['optionalNumber', null, undefined],
  ['optionalNumber', 'many', REFUSED],
  ['optionalNumber', true, REFUSED],
  ['optionalText', 'grey', 'grey'],
  ['optionalText', 7, '7'],
  ['optionalText', '', undefined],
  ['optionalText', null, undefined],
  ['optionalText', true, REFUSED],
  ['text', '', ''],
  ['text', 7, '7'],
  ['text', true, REFUSED],
  ['text', null, REFUSED],
  ['texts', 7, '7'],
  ['texts', ['a', 'b'], ['a', 'b']],
  ['texts', null, null],
  ['texts', [7], REFUSED],
  ['count', '12', 12],
  ['count', 0, 0],
  ['count', -1, REFUSED],
  ['count', '1.5', REFUSED],
  ['count', true, REFUSED],
])('%s of %j is %j', (name, raw, expected) => expect(read(name, raw)).toEqual(expected));
