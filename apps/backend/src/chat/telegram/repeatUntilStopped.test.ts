import { expect, test, vi } from 'vitest';
import { repeatUntilStopped } from './repeatUntilStopped.ts';

/** Creates pauses that take no time. They are listed, and the last of `max` pauses stops the repetition. */
function createPauses(max: number) {
  const stop = new AbortController();
  const pauses: number[] = [];
  return {
    pauses,
    stop,
    pause: async (ms: number, stopped: AbortSignal) => {
      expect(stopped).toBe(stop.signal);
      pauses.push(ms);
      if (pauses.length > max) throw new Error('the repetition continues after its end');
      if (pauses.length === max) stop.abort();
    },
  };
}

const fail = () => {
  throw new Error('no failure was expected');
};

test('the work runs until it is stopped, with the pauses that it returns', async () => {
  const { pauses, stop, pause } = createPauses(3);
  const work = vi.fn(async () => pauses.length * 10);
  await repeatUntilStopped(work, { stopped: stop.signal, pause, onFailure: fail });
  expect(pauses).toEqual([0, 10, 20]);
  expect(work).toHaveBeenCalledTimes(3);
});

test('a failed run is reported, and the next one waits as long as onFailure returns', async () => {
  const { pauses, stop, pause } = createPauses(2);
  const failure = new Error('broken');
  const work = vi.fn().mockRejectedValueOnce(failure).mockResolvedValue(5);
  const onFailure = vi.fn(() => 700);
  await repeatUntilStopped(work, { stopped: stop.signal, pause, onFailure });
  expect(pauses).toEqual([700, 5]);
  expect(onFailure).toHaveBeenCalledExactlyOnceWith(failure);
});

test('a run that is interrupted by stopping is not a failure, and no pause follows', async () => {
  const { pauses, stop, pause } = createPauses(1);
  const work = async () => {
    stop.abort();
    throw new Error('interrupted');
  };
  await repeatUntilStopped(work, { stopped: stop.signal, pause, onFailure: fail });
  expect(pauses).toEqual([]);
});

test('work that is stopped before it begins never runs', async () => {
  const work = vi.fn(async () => 0);
  await repeatUntilStopped(work, { stopped: AbortSignal.abort(), onFailure: fail });
  expect(work).not.toHaveBeenCalled();
});

test('stopping interrupts a pause of an hour', async () => {
  const stop = new AbortController();
  const work = vi.fn(async () => 3_600_000);
  const ended = repeatUntilStopped(work, { stopped: stop.signal, onFailure: fail });
  await vi.waitFor(() => expect(work).toHaveBeenCalled());
  stop.abort();
  await ended;
  expect(work).toHaveBeenCalledOnce();
});
