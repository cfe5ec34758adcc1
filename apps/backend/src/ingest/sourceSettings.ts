import type { Environment } from '../lib/variableGroup.ts';
import { SOURCES, type SourceSettings } from './sources/sources.ts';

/** Reads the settings of all sources; a source whose needed variables are not all there is not set up. */
export function readSourceSettings(environment: Environment): {
  readonly settings: SourceSettings;
  /** «VVOZ_CBR_URL: Invalid URL», one a variable. */
  readonly faults: readonly string[];
} {
  const settings: Record<string, unknown> = {};
  const faults: string[] = [];
  for (const { name, variables } of SOURCES) {
    const read = variables.read(environment);
    if (read.kind === 'set up') settings[name] = read.settings;
    else if (read.kind === 'faulty') faults.push(...read.faults);
  }
  return { settings, faults };
}
