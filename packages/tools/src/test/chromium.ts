import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';
import { run } from '../lib/run.ts';

/** What there is on this machine; a fake in tests. */
export interface Machine {
  env: Record<string, string | undefined>;
  exists(file: string): boolean;
  /** Debian or one of its descendants, and allowed to install packages. */
  isDebianRoot: boolean;
  /** Where Playwright keeps (or would keep) its own Chromium. */
  playwrightPath: string;
  /** Runs a command; false when it fails. */
  run(command: string, args: string[]): Promise<boolean>;
}

/** No Chromium could be had; the message is for the user. */
export class ChromiumError extends Error {
  override name = 'ChromiumError';
}

const DEBIAN_PATH = '/usr/bin/chromium';
const APT = ['-o', 'DPkg::Lock::Timeout=300', '-q', '-y'];

/**
 * Path of a Chromium to test in: CHROMIUM_PATH, the system's, Playwright's if it is there; else installs
 * Debian's package (as root on Debian) or Playwright's own. Throws ChromiumError.
 */
export async function findChromium(machine: Machine): Promise<string> {
  const wanted = machine.env['CHROMIUM_PATH'];
  if (wanted) {
    if (machine.exists(wanted)) return wanted;
    throw new ChromiumError(`CHROMIUM_PATH says ${wanted}, but there is no such file.`);
  }
  for (const found of [DEBIAN_PATH, machine.playwrightPath]) if (machine.exists(found)) return found;
  if (machine.isDebianRoot) {
    const install = () => machine.run('apt-get', [...APT, 'install', 'chromium']);
    // A fresh container has no package lists.
    const done =
      (await install()) || ((await machine.run('apt-get', [...APT, 'update'])) && (await install()));
    if (done && machine.exists(DEBIAN_PATH)) return DEBIAN_PATH;
  }
  await machine.run('playwright', ['install', 'chromium']);
  if (machine.exists(machine.playwrightPath)) return machine.playwrightPath;
  throw new ChromiumError('No Chromium to test in could be had: install one and name it with CHROMIUM_PATH.');
}

/** The machine that this program runs on. */
export function thisMachine(root: string, logFile: string, signal: AbortSignal): Machine {
  const osRelease = existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : '';
  return {
    env: process.env,
    exists: existsSync,
    isDebianRoot: process.getuid?.() === 0 && /^ID(_LIKE)?=.*debian/m.test(osRelease),
    playwrightPath: chromium.executablePath(),
    run: async (command, args) => {
      const program = command === 'playwright' ? path.join(root, 'node_modules/.bin/playwright') : command;
      const env = { DEBIAN_FRONTEND: 'noninteractive' };
      return (await run(program, args, { cwd: root, logFile, signal, env })) === 0;
    },
  };
}
