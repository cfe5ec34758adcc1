import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';
import { run } from '../lib/run.ts';

/** The parts of a machine that matter for finding a Chromium; a fake in tests. */
export interface Machine {
  env: Record<string, string | undefined>;
  exists(file: string): boolean;
  /** True on Debian and systems derived from it when this user is root, so that apt-get can install packages. */
  isDebianRoot: boolean;
  /** Where Playwright keeps (or would keep) its own Chromium. */
  playwrightPath: string;
  /** Runs a command; false when it fails. */
  run(command: string, args: string[]): Promise<boolean>;
}

/** CHROMIUM_PATH is wrong, or no Chromium was found and none could be installed. The message is for the user. */
export class ChromiumError extends Error {
  override name = 'ChromiumError';
}

/**
 * Debian's packages, the better one first: the headless shell has no window, which saves a quarter of the processor time of
 * each page.
 */
const DEBIAN_PACKAGES = ['chromium-headless-shell', 'chromium'];
const DEBIAN_PATHS = DEBIAN_PACKAGES.map((name) => `/usr/bin/${name}`);
const APT = ['-o', 'DPkg::Lock::Timeout=300', '-q', '-y'];

/**
 * Finds a Chromium to test in: that of CHROMIUM_PATH, of the system or of Playwright. If there is none, installs
 * Debian's package (as root on Debian) or Playwright's Chromium. Returns its path. Throws ChromiumError.
 */
export async function findChromium(machine: Machine): Promise<string> {
  const givenPath = machine.env['CHROMIUM_PATH'];
  if (givenPath) {
    if (machine.exists(givenPath)) return givenPath;
    throw new ChromiumError(`CHROMIUM_PATH: ${givenPath} does not exist.`);
  }
  const findInstalled = () => [...DEBIAN_PATHS, machine.playwrightPath].find((file) => machine.exists(file));
  const installed = findInstalled();
  if (installed !== undefined) return installed;
  if (machine.isDebianRoot) {
    const install = async () => {
      for (const name of DEBIAN_PACKAGES)
        if (await machine.run('apt-get', [...APT, 'install', name])) return true;
      return false;
    };
    // A fresh container has no package lists.
    const isInstalled =
      (await install()) || ((await machine.run('apt-get', [...APT, 'update'])) && (await install()));
    const executable = isInstalled ? findInstalled() : undefined;
    if (executable !== undefined) return executable;
  }
  await machine.run('playwright', ['install', 'chromium']);
  if (machine.exists(machine.playwrightPath)) return machine.playwrightPath;
  throw new ChromiumError(
    'No Chromium was found, and installing one failed: install one and set CHROMIUM_PATH to its path.',
  );
}

/** Describes the machine that this program runs on. */
export function createMachine(root: string, logFile: string, signal: AbortSignal): Machine {
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
