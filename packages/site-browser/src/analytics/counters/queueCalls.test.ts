import { expect, onTestFinished, test, vi } from 'vitest';
import type { Counter } from './counter.ts';
import { queueCalls } from './queueCalls.ts';

const HIT = { url: 'https://site/', referrer: '', title: 'Start', cause: 'load' } as const;

function watchWarnings() {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  onTestFinished(() => warn.mockRestore());
  return warn;
}

test('calls before the script has loaded are queued in order', async () => {
  const calls: string[] = [];
  const loading = Promise.withResolvers<Counter>();
  const counter = queueCalls('test', loading.promise);
  counter.sendHit(HIT);
  counter.sendGoal('chat');
  loading.resolve({ sendHit: ({ url }) => calls.push(url), sendGoal: (goal) => calls.push(goal) });
  await loading.promise;
  counter.sendGoal('phone');
  expect(calls).toEqual(['https://site/', 'chat', 'phone']);
});

test('a script that fails is logged once, and calls are no longer queued', async () => {
  const warn = watchWarnings();
  const counter = queueCalls('test', Promise.reject(new Error('blocked')));
  counter.sendHit(HIT);
  await vi.waitFor(() => expect(warn).toHaveBeenCalledTimes(1));
  counter.sendGoal('chat');
  expect(warn).toHaveBeenCalledTimes(1);
});

test('a counter that throws breaks neither the page nor its next hit', async () => {
  const warn = watchWarnings();
  const calls: string[] = [];
  const loaded = Promise.resolve<Counter>({
    sendHit: () => {
      throw new Error('inside');
    },
    sendGoal: (goal) => calls.push(goal),
  });
  const counter = queueCalls('test', loaded);
  await loaded;
  counter.sendHit(HIT);
  counter.sendGoal('chat');
  expect(calls).toEqual(['chat']);
  expect(warn).toHaveBeenCalledTimes(1);
});

test('a queued call that throws does not lose those after it', async () => {
  const warn = watchWarnings();
  const calls: string[] = [];
  const loading = Promise.withResolvers<Counter>();
  const counter = queueCalls('test', loading.promise);
  counter.sendHit(HIT);
  counter.sendGoal('chat');
  const sendHit = () => {
    throw new Error('inside');
  };
  loading.resolve({ sendHit, sendGoal: (goal) => calls.push(goal) });
  await vi.waitFor(() => expect(calls).toEqual(['chat']));
  counter.sendGoal('phone');
  expect(calls).toEqual(['chat', 'phone']);
  expect(warn).toHaveBeenCalledOnce();
});

test('a limited number of calls is queued', async () => {
  const loading = Promise.withResolvers<Counter>();
  const counter = queueCalls('test', loading.promise);
  for (let index = 0; index < 1000; index += 1) counter.sendGoal('filter');
  const sendGoal = vi.fn<Counter['sendGoal']>();
  loading.resolve({ sendHit: () => undefined, sendGoal });
  await loading.promise;
  expect(sendGoal).toHaveBeenCalledTimes(100);
});
