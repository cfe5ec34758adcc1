import { expect, test } from 'vitest';
import { ChromiumError, findChromium } from './chromium.ts';
import type { Machine } from './chromium.ts';

/** A machine with these files; `installs` maps a command line to the file that it brings. */
function machine(files: string[], installs: Record<string, string> = {}, more: Partial<Machine> = {}) {
  const there = new Set(files);
  const ran: string[] = [];
  const fake: Machine = {
    env: {},
    exists: (file) => there.has(file),
    isDebianRoot: false,
    playwrightPath: '/cache/chrome',
    run: async (command, args) => {
      const line = [command, ...args.filter((arg) => !arg.startsWith('-') && !arg.includes('='))].join(' ');
      ran.push(line);
      const brings = installs[line];
      if (brings === undefined) return false;
      there.add(brings);
      return true;
    },
    ...more,
  };
  return { fake, ran };
}

test('the one that the user names comes first, and must be there', async () => {
  const env = { CHROMIUM_PATH: '/opt/chrome' };
  const { fake } = machine(['/opt/chrome', '/usr/bin/chromium'], {}, { env });
  expect(await findChromium(fake)).toBe('/opt/chrome');
  await expect(findChromium(machine([], {}, { env }).fake)).rejects.toBeInstanceOf(ChromiumError);
});

test('one that is there is used, nothing is installed', async () => {
  const { fake, ran } = machine(['/usr/bin/chromium', '/cache/chrome'], {}, { isDebianRoot: true });
  expect(await findChromium(fake)).toBe('/usr/bin/chromium');
  expect(await findChromium(machine(['/cache/chrome']).fake)).toBe('/cache/chrome');
  expect(ran).toEqual([]);
});

test("root on Debian gets Debian's package, after an update when there are no lists", async () => {
  const { fake, ran } = machine([], { 'apt-get update': '/var/lib/apt/lists' }, { isDebianRoot: true });
  const { run } = fake;
  fake.run = async (command, args) => {
    if (!ran.includes('apt-get update') || !args.includes('install')) return run(command, args);
    ran.push('apt-get install chromium');
    fake.exists = (file) => file === '/usr/bin/chromium';
    return true;
  };
  expect(await findChromium(fake)).toBe('/usr/bin/chromium');
  expect(ran).toEqual(['apt-get install chromium', 'apt-get update', 'apt-get install chromium']);
});

test("everybody else gets Playwright's own, and a clear word when that fails", async () => {
  const { fake } = machine([], { 'playwright install chromium': '/cache/chrome' });
  expect(await findChromium(fake)).toBe('/cache/chrome');
  await expect(findChromium(machine([]).fake)).rejects.toThrow(/CHROMIUM_PATH/);
});
