import { expect, test } from 'vitest';
import { toFormState } from './toFormState.ts';

test.each([
  ['tel', 'tel'],
  ['name', 'name'],
  ['lot', 'tel'],
  ['', 'tel'],
])('a complaint about %j is shown at the field %s', (field, shown) => {
  expect(toFormState({ status: 'refused', field, messageRu: 'не больше 100 знаков' })).toEqual({
    status: 'refused',
    errors: { [shown]: 'Не больше 100 знаков' },
  });
});

test('other outcomes are shown as they are', () => {
  expect(toFormState({ status: 'sent', id: '1' })).toEqual({ status: 'sent', reference: undefined });
  const reference = { number: '104-233', time: '25 ноября, 14:05' };
  expect(toFormState({ status: 'kept' }, reference)).toEqual({ status: 'kept', reference });
  expect(toFormState({ status: 'limited', retrySeconds: 7 })).toEqual({ status: 'limited', retrySeconds: 7 });
});
