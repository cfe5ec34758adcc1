import type { Environment } from '../lib/variableGroup.ts';
import { SOURCES, type SourceSettings } from './sources/sources.ts';

/** Reads the settings of all sources. A source without all of its required variables is not configured. */
export function readSourceSettings(environment: Environment): {
  readonly settings: SourceSettings;
  /** One entry per variable: «VVOZ_CBR_URL: must be an address with http or https». */
  readonly faults: readonly string[];
} {
  const settings: Record<string, unknown> = {};
  const faults: string[] = [];
  for (const { name, variables } of SOURCES) {
    const parsed = variables.read(environment);
    if (parsed.kind === 'set up') settings[name] = parsed.settings;
    else if (parsed.kind === 'faulty') faults.push(...parsed.faults);
  }
  return { settings, faults };
}
