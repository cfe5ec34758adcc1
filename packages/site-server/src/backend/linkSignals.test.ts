import { expect, test } from 'vitest';
import { linkSignals } from './linkSignals.ts';

test('the first signal that aborts ends the call, with its reason', () => {
  const [one, other] = [new AbortController(), new AbortController()];
  const signal = linkSignals([undefined, one.signal, null, other.signal]);
  expect(signal.aborted).toBe(false);
  other.abort('the visitor left');
  one.abort('too late');
  expect([signal.aborted, signal.reason]).toEqual([true, 'the visitor left']);
});

test('a call for a visitor who has left before does not begin', () => {
  const signal = linkSignals([new AbortController().signal, AbortSignal.abort('the visitor left')]);
  expect([signal.aborted, signal.reason]).toEqual([true, 'the visitor left']);
});
