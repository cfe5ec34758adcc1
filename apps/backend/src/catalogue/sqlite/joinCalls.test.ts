import { createVisitorDemand, runWithDemand } from '@vvoz/api/visitor/demand';
import { expect, test } from 'vitest';
import { joinCalls } from './joinCalls.ts';

/** Calls that double a number, and the messages that they became. */
function createCalls() {
  const messages: (readonly number[])[] = [];
  const call = joinCalls(async (tasks: readonly number[]) => {
    messages.push(tasks);
    if (tasks.includes(13)) throw new Error('refused');
    return tasks.map((task) => task * 2);
  });
  const callAs = (visitor: string, ...tasks: readonly number[]) =>
    runWithDemand(createVisitorDemand(visitor, new AbortController().signal), () =>
      Promise.all(tasks.map(call)),
    );
  return { messages, callAs };
}

test('what a visitor asks for at once is one message, and each call gets its own answer', async () => {
  const { messages, callAs } = createCalls();
  expect(await Promise.all([callAs('one', 1, 2, 3), callAs('other', 4, 5)])).toEqual([
    [2, 4, 6],
    [8, 10],
  ]);
  expect(messages).toEqual([
    [1, 2, 3],
    [4, 5],
  ]);
  expect(await callAs('one', 6)).toEqual([12]);
});

test('a call during the answer to an earlier one is a message of its own', async () => {
  let answer = () => {};
  const call = joinCalls(
    (tasks: readonly number[]) =>
      new Promise<readonly number[]>((resolve) => {
        const sent = tasks.map((task) => task * 2);
        answer = () => resolve(sent);
      }),
  );
  const demand = createVisitorDemand('one', new AbortController().signal);
  const first = runWithDemand(demand, () => call(1));
  await Promise.resolve();
  const answerFirst = answer;
  const second = runWithDemand(demand, () => call(2));
  await Promise.resolve();
  answerFirst();
  answer();
  expect(await Promise.all([first, second])).toEqual([2, 4]);
});

test('many calls at once are several messages', async () => {
  const { messages, callAs } = createCalls();
  expect(await callAs('one', 1, 2, 3, 4, 5, 6)).toEqual([2, 4, 6, 8, 10, 12]);
  expect(messages).toEqual([
    [1, 2, 3, 4],
    [5, 6],
  ]);
});

test('a refused message refuses the calls in it, and no others', async () => {
  const { callAs } = createCalls();
  const [refused, answered] = await Promise.allSettled([callAs('one', 13), callAs('other', 4)]);
  expect(refused).toMatchObject({ status: 'rejected', reason: new Error('refused') });
  expect(answered).toEqual({ status: 'fulfilled', value: [8] });
});
