import { expect, test } from 'vitest';
import { judgeAlarms, type Expectation } from './judgeAlarms.ts';

const MINUTE = 60_000;
const AT = Date.parse('2026-11-27T08:00:00Z');
const DISK: Expectation = {
  cause: 'disk full',
  subject: /Диск заполняется/,
  at: AT,
  earliest: 0,
  latest: 10,
  end: 30,
  isRequired: true,
};
const after = (minutes: number, subject = 'Диск заполняется') => ({ at: AT + minutes * MINUTE, subject });

test('an alarm in time whose end is told has no fault', () => {
  expect(judgeAlarms([after(3), after(20, 'Снова в порядке: Диск заполняется')], [DISK])).toEqual({
    lines: ['disk full: «Диск заполняется» after 3 min, ended after 20 min'],
    faults: [],
  });
});

test('a missing, late, early, unended or unexplained alarm is a fault, each named', () => {
  const end = after(20, 'Снова в порядке: Диск заполняется');
  expect(judgeAlarms([], [DISK]).faults).toEqual(['disk full: no alarm Диск заполняется within 10 minutes']);
  expect(judgeAlarms([], [{ ...DISK, isRequired: false }]).faults).toEqual([]);
  expect(judgeAlarms([after(3)], [DISK]).faults).toEqual([
    'disk full: the end of Диск заполняется was not told within 30 minutes',
  ]);
  expect(judgeAlarms([after(11), end], [DISK]).faults).toEqual([
    'disk full: no alarm Диск заполняется within 10 minutes',
    'without a reason at 08:11: «Диск заполняется»',
  ]);
  expect(judgeAlarms([after(-5), after(3), end], [DISK]).faults).toEqual([
    'without a reason at 07:55: «Диск заполняется»',
  ]);
  expect(judgeAlarms([after(3), end, after(4, 'Много ошибок сервера')], [DISK]).faults).toEqual([
    'without a reason at 08:04: «Много ошибок сервера»',
  ]);
  const late = { ...after(4, 'Источник cbr: давно не загружался'), isTrue: true };
  expect(judgeAlarms([after(3), end, late], [DISK]).faults).toEqual([]);
});
