import { expect, test } from 'vitest';
import { ChromiumError, findChromium } from './chromium.ts';
import type { Machine } from './chromium.ts';

/** Creates a machine with these files. `installs` maps a command line to the file that it installs. */
function createFake(files: string[], installs: Record<string, string> = {}, more: Partial<Machine> = {}) {
  const present = new Set(files);
  const commands: string[] = [];
  const fake: Machine = {
    env: {},
    exists: (file) => present.has(file),
    isDebianRoot: false,
    playwrightPath: '/cache/chrome',
    run: async (command, args) => {
      const line = [command, ...args.filter((arg) => !arg.startsWith('-') && !arg.includes('='))].join(' ');
      commands.push(line);
      const installed = installs[line];
      if (installed === undefined) return false;
      present.add(installed);
      return true;
    },
    ...more,
  };
  return { fake, commands };
}

test('CHROMIUM_PATH has priority, and its file must exist', async () => {
  const env = { CHROMIUM_PATH: '/opt/chrome' };
  const { fake } = createFake(['/opt/chrome', '/usr/bin/chromium'], {}, { env });
  expect(await findChromium(fake)).toBe('/opt/chrome');
  await expect(findChromium(createFake([], {}, { env }).fake)).rejects.toBeInstanceOf(ChromiumError);
});

test('an installed Chromium is used, the headless shell first, and nothing is installed', async () => {
  const both = createFake(['/usr/bin/chromium', '/usr/bin/chromium-headless-shell']).fake;
  expect(await findChromium(both)).toBe('/usr/bin/chromium-headless-shell');
  const { fake, commands } = createFake(['/usr/bin/chromium', '/cache/chrome'], {}, { isDebianRoot: true });
  expect(await findChromium(fake)).toBe('/usr/bin/chromium');
  expect(await findChromium(createFake(['/cache/chrome']).fake)).toBe('/cache/chrome');
  expect(commands).toEqual([]);
});

test("root on Debian: Debian's package is installed, after an update when there are no package lists", async () => {
  const { fake, commands } = createFake(
    [],
    { 'apt-get update': '/var/lib/apt/lists' },
    { isDebianRoot: true },
  );
  const { run } = fake;
  fake.run = async (command, args) => {
    if (!commands.includes('apt-get update') || !args.includes('chromium')) return run(command, args);
    commands.push('apt-get install chromium');
    fake.exists = (file) => file === '/usr/bin/chromium';
    return true;
  };
  expect(await findChromium(fake)).toBe('/usr/bin/chromium');
  const installs = ['apt-get install chromium-headless-shell', 'apt-get install chromium'];
  expect(commands).toEqual([...installs, 'apt-get update', ...installs]);
});

test("other users: Playwright's Chromium is installed; when that fails, the error names CHROMIUM_PATH", async () => {
  const { fake } = createFake([], { 'playwright install chromium': '/cache/chrome' });
  expect(await findChromium(fake)).toBe('/cache/chrome');
  await expect(findChromium(createFake([]).fake)).rejects.toThrow(/CHROMIUM_PATH/);
});
