import { afterEach, expect, test, vi } from 'vitest';
import { readSnapshot } from './readSnapshot.ts';

afterEach(() => vi.restoreAllMocks());

const readElement = (snapshot: string) => readSnapshot({ dataset: { snapshot } } as unknown as HTMLElement);

test('the snapshot of an element is read, and one that is not JSON is reported', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const prius = { lot: 'japan/1', title: 'Toyota Prius', state: 'live' };
  expect(readElement(JSON.stringify(prius))).toEqual(prius);
  expect(readElement('{"lot":"japan/1"}')).toBeUndefined();
  expect(warn).not.toHaveBeenCalled();
  expect(readElement('{"lot":')).toBeUndefined();
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    'Shelf: the snapshot of this page cannot be read',
    expect.any(SyntaxError),
  );
});
