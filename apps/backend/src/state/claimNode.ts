import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import { parseJson } from '../lib/parseJson.ts';
import { OperatorError } from '../lib/OperatorError.ts';
import { PRIVATE_FILE } from '../lib/privateFiles.ts';

/** Linux names each start of the kernel: all containers of a machine have the same name. */
const BOOT_ID = '/proc/sys/kernel/random/boot_id';
const REFRESH_MS = 10_000;
/** Longer than a busy machine leaves out a refresh, ms. */
const STALE_MS = 60_000;

const claimSchema = z.object({ node: z.string(), host: z.string(), at: z.number() });

const findNode = (): string =>
  existsSync(BOOT_ID) ? readFileSync(BOOT_ID, 'utf8').trim() : `host ${os.hostname()}`;

/**
 * Claims a data folder for this machine, and refreshes the claim until it is released. Several backends of one machine may
 * share a folder. SQLite's locks do not hold between machines: two of them on a network folder would damage it. Throws an
 * OperatorError when another machine has claimed the folder in the last minute.
 * @returns a function that releases the claim
 */
export function claimNode(dir: string, node: string = findNode()): () => void {
  const file = path.join(dir, 'node.json');
  const stored = existsSync(file) ? claimSchema.safeParse(parseJson(readFileSync(file, 'utf8'))) : undefined;
  if (stored?.success && stored.data.node !== node && Date.now() - stored.data.at < STALE_MS)
    throw new OperatorError(
      `${dir} is used by another machine (${stored.data.host}, ${Math.round((Date.now() - stored.data.at) / 1000)} s ago). ` +
        'A data folder is for one machine. If that machine has ended, start again in a minute; for backends on several machines see docs/operate.md, «Backends on several machines».',
    );
  const claim = (): void => {
    try {
      const text = JSON.stringify({ node, host: os.hostname(), at: Date.now() });
      writeFileSync(file, text, { mode: PRIVATE_FILE });
    } catch {
      // A full disk must not keep a backend down. The writes that matter tell the operator.
    }
  };
  claim();
  const timer = setInterval(claim, REFRESH_MS).unref();
  return () => {
    clearInterval(timer);
    rmSync(file, { force: true });
  };
}
