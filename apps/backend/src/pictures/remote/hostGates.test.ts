import { expect, test } from 'vitest';
import { createHostGates } from './hostGates.ts';
import { PictureFault } from './PictureFault.ts';

const fails = (kind: 'down' | 'absent') => () => Promise.reject(new PictureFault(kind, kind));
const succeeds = () => Promise.resolve('picture');

test('a host that fails repeatedly gets no requests for a while, others do', async () => {
  let time = 0;
  const paused: string[] = [];
  const run = createHostGates({ now: () => time, onPause: (host) => paused.push(host) });
  for (let index = 0; index < 5; index += 1) await expect(run('bad', fails('down'))).rejects.toThrow('down');
  expect(paused).toEqual(['bad']);
  await expect(run('bad', succeeds)).rejects.toThrow('bad is paused after repeated failures');
  expect(await run('good', succeeds)).toBe('picture');
  time = 29_999;
  await expect(run('bad', succeeds)).rejects.toThrow('paused');
  time = 30_000;
  await expect(run('bad', fails('down'))).rejects.toThrow('down');
  // One failure is not enough for the next pause.
  expect(await run('bad', succeeds)).toBe('picture');
  expect(paused).toEqual(['bad']);
});

test.each<[string, () => Promise<string>]>([
  ['a picture', succeeds],
  ['an answer that there is none', fails('absent')],
])('failures before and after %s are not failures in a row', async (_, answer) => {
  const run = createHostGates({ now: () => 0 });
  for (let index = 0; index < 4; index += 1) await expect(run('a', fails('down'))).rejects.toThrow('down');
  await run('a', answer).catch(() => undefined);
  for (let index = 0; index < 4; index += 1) await expect(run('a', fails('down'))).rejects.toThrow('down');
  expect(await run('a', succeeds)).toBe('picture');
});

test('a host in use stays paused, however many other hosts send pictures', async () => {
  const run = createHostGates({ now: () => 0 });
  for (let index = 0; index < 5; index += 1) await expect(run('bad', fails('down'))).rejects.toThrow('down');
  for (let index = 0; index < 1000; index += 1) {
    await run(`host ${index}`, succeeds);
    if (index % 300 === 0) await expect(run('bad', succeeds)).rejects.toThrow('paused');
  }
  await expect(run('bad', succeeds)).rejects.toThrow('paused');
});

test('missing pictures do not count as failures of the host', async () => {
  const run = createHostGates();
  for (let index = 0; index < 20; index += 1)
    await expect(run('a', fails('absent'))).rejects.toThrow('absent');
  expect(await run('a', succeeds)).toBe('picture');
});

test('simultaneous fetches from a host and its queue are limited', async () => {
  const run = createHostGates();
  let running = 0;
  let maxRunning = 0;
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const hold = async () => {
    running += 1;
    maxRunning = Math.max(maxRunning, running);
    await released;
    running -= 1;
  };
  const held = Array.from({ length: 300 }, () => run('slow', hold).catch((error: unknown) => error));
  const refused = (await Promise.all(held.slice(-100))).filter((error) => error instanceof PictureFault);
  expect(refused).toHaveLength(100);
  release();
  await Promise.all(held);
  expect(maxRunning).toBeLessThanOrEqual(6);
});
