import type { Environment } from '../../lib/variableGroup.ts';
import type { Target } from './Target.ts';
import { TARGETS } from './targets.ts';

const PARTIAL = 'is needed too: another setting of this target is there';

/** Opens the targets whose variables are there. */
export function readTargets(environment: Environment): {
  readonly targets: readonly Target[];
  /** «VVOZ_LEADS_SMTP_TO: is needed too …», one a variable. A target that is set up by half is a fault: leads would be lost. */
  readonly faults: readonly string[];
} {
  const targets: Target[] = [];
  const faults: string[] = [];
  for (const row of TARGETS) {
    const read = row.variables.read(environment);
    if (read.kind === 'set up') targets.push({ name: row.name, ...row.open(read.settings) });
    else if (read.kind === 'faulty') faults.push(...read.faults);
    else if (read.given) faults.push(...read.missing.map((name) => `${name}: ${PARTIAL}`));
  }
  return { targets, faults };
}
