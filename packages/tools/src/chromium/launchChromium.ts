import { chromium, type Browser } from 'playwright';
import { createMachine, findChromium } from './chromium.ts';
import { CHROMIUM_FLAGS } from './chromiumFlags.ts';
import { root } from '../lib/root.ts';

export interface LaunchOptions {
  /** Receives the output of the installation, when a Chromium has to be installed. */
  readonly logFile: string;
  readonly signal: AbortSignal;
  /** Flags of Playwright to leave out. */
  readonly ignoreDefaultArgs?: string[];
}

/** Finds a Chromium, installs one if there is none, and starts it. */
export async function launchChromium({
  logFile,
  signal,
  ignoreDefaultArgs = [],
}: LaunchOptions): Promise<Browser> {
  const executablePath = await findChromium(createMachine(root, logFile, signal));
  return chromium.launch({ executablePath, args: CHROMIUM_FLAGS, ignoreDefaultArgs });
}
