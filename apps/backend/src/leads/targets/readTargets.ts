import type { Environment } from '../../lib/variableGroup.ts';
import type { Target } from './Target.ts';
import { TARGETS } from './targets.ts';

const MISSING = 'is missing: set it too, or unset the other variables of this target';

/** Opens the targets whose variables are set. */
export function readTargets(environment: Environment): {
  readonly targets: readonly Target[];
  /**
   * One message per variable: «VVOZ_LEADS_SMTP_TO: is missing …». A half-configured target is a fault: leads would be
   * lost.
   */
  readonly faults: readonly string[];
} {
  const targets: Target[] = [];
  const faults: string[] = [];
  for (const row of TARGETS) {
    const reading = row.variables.read(environment);
    if (reading.kind === 'set up') targets.push({ name: row.name, ...row.open(reading.settings) });
    else if (reading.kind === 'faulty') faults.push(...reading.faults);
    else if (reading.given) faults.push(...reading.missing.map((name) => `${name}: ${MISSING}`));
  }
  return { targets, faults };
}
