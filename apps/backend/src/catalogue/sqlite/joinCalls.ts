import { getDemand, type Demand } from '@vvoz/api/visitor/demand';

/** Calls in one message. More of them are more messages, so that the limits of the queue hold. */
const MAX_JOINED = 4;

/**
 * Sends what one visitor asks for at the same moment as one message, because a message to a thread costs about as much
 * as a count.
 * @param send sends tasks as one message; returns their outcomes in the same order
 */
export function joinCalls<T, R>(send: (tasks: readonly T[]) => Promise<readonly R[]>) {
  const messages = new Map<Demand, { readonly tasks: T[]; readonly outcomes: Promise<readonly R[]> }>();
  return async (task: T): Promise<R | undefined> => {
    const demand = getDemand();
    let message = messages.get(demand);
    if (!message || message.tasks.length === MAX_JOINED) {
      const tasks: T[] = [];
      const outcomes = Promise.resolve().then(() => {
        messages.delete(demand);
        return send(tasks);
      });
      message = { tasks, outcomes };
      messages.set(demand, message);
    }
    const place = message.tasks.push(task) - 1;
    return (await message.outcomes)[place];
  };
}
