import type { Message } from './receivers.ts';

const MINUTE_MS = 60_000;
const END = /снова в порядке/i;

/** An alarm that what was done must, or may, cause. Times are minutes after `at`. */
export interface Expectation {
  /** What was done. */
  readonly cause: string;
  readonly subject: RegExp;
  /** By the clock of the day, ms since 1970. */
  readonly at: number;
  readonly earliest: number;
  readonly latest: number;
  /** Until when its end must have been told. */
  readonly end: number;
  /** False: its conditions may be met or not, for example because an import took longer. */
  readonly isRequired: boolean;
}

export interface Judgement {
  /** One line for each expectation. */
  readonly lines: readonly string[];
  readonly faults: readonly string[];
}

const isEnd = ({ subject }: Message): boolean => END.test(subject);

/** Compares the alarms that came with those that should or may. One that is true needs no cause. */
export function judgeAlarms(messages: readonly Message[], expectations: readonly Expectation[]): Judgement {
  const explained = new Set<Message>();
  const lines: string[] = [];
  const faults: string[] = [];
  for (const { cause, subject, at, earliest, latest, end, isRequired } of expectations) {
    const minutesAfter = (message: Message) => (message.at - at) / MINUTE_MS;
    const matching = messages.filter(
      (message) => subject.test(message.subject) && minutesAfter(message) >= earliest,
    );
    const begins = matching.filter((message) => !isEnd(message) && minutesAfter(message) <= latest);
    const ended = matching.find(
      (message) => isEnd(message) && message.at > (begins[0]?.at ?? Infinity) && minutesAfter(message) <= end,
    );
    for (const message of begins) explained.add(message);
    if (begins[0] === undefined) {
      if (isRequired) faults.push(`${cause}: no alarm ${subject.source} within ${latest} minutes`);
      continue;
    }
    if (ended === undefined)
      faults.push(`${cause}: the end of ${subject.source} was not told within ${end} minutes`);
    lines.push(
      `${cause}: «${begins[0].subject}» after ${minutesAfter(begins[0]).toFixed(0)} min, ended ${ended ? `after ${minutesAfter(ended).toFixed(0)} min` : 'never'}`,
    );
  }
  for (const message of messages)
    if (!isEnd(message) && !message.isTrue && !explained.has(message))
      faults.push(
        `without a reason at ${new Date(message.at).toISOString().slice(11, 16)}: «${message.subject}»`,
      );
  return { lines, faults };
}
