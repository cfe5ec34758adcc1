import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../lib/root.ts';
import { judgeAudit, readAccepted } from './judgeAudit.ts';

/** The registry may be slow or out of reach, ms. */
const MAX_MS = 60_000;

// Exits with 1 when a dependency has a known weakness that nobody has accepted. Without a registry it says so and passes.
const accepted = readAccepted(readFileSync(path.join(root, 'packages/tools/config/advisories.json'), 'utf8'));
const { stdout } = spawnSync('pnpm', ['audit', '--json'], { cwd: root, encoding: 'utf8', timeout: MAX_MS });
const faults = judgeAudit(stdout ?? '', accepted, new Date().toISOString().slice(0, 10));
if (!faults) console.warn('The dependencies were not audited: the registry gave no report');
for (const fault of faults ?? []) console.log(fault);
process.exitCode = Number((faults ?? []).length > 0);
