import { createCounts } from '../catalogue/db/ingestRuns.ts';
import type { State } from '../state/openState.ts';
import { recordRun } from './health/feedRuns.ts';
import type { ImportReport } from './importRows.ts';
import { ingestTables, type IngestTablesOptions } from './ingestTables.ts';
import { SourceNotSet } from './openFeed.ts';
import type { OtherReport, Source } from './Source.ts';
import { SOURCES, type SourceName, type SourceSettings } from './sources/sources.ts';
import { withCatalogue } from './withCatalogue.ts';

/** A request to import a source. */
export interface RunRequest {
  readonly source: SourceName;
  /** Names without the source; empty: all that are configured, or have files. */
  readonly tables: readonly string[];
  /** An absolute folder of files to read instead of the source's own protocol. */
  readonly dir: string | undefined;
  /** Skip what has not changed since the last import. */
  readonly ifChanged: boolean;
}

export interface RunContext {
  readonly settings: SourceSettings;
  readonly state: State;
  /** The catalogue's database file. */
  readonly catalogueFile: string;
  readonly signal?: AbortSignal;
  readonly onProgress?: IngestTablesOptions<unknown>['onProgress'];
}

export type RunReport =
  | { readonly kind: 'lots'; readonly reports: readonly ImportReport[] }
  | ({ readonly kind: 'other' } & OtherReport);

/** Finds the row of a source and its settings. */
export function findSource(
  name: SourceName,
  settings: SourceSettings,
): { readonly source: Source; readonly settings: unknown } {
  const source = SOURCES.find((row) => row.name === name);
  if (!source) throw new RangeError(`There is no source '${name}'.`);
  return { source, settings: settings[name] };
}

/** The counts of a source without lots. */
const NO_LOTS = { ...createCounts(), whole: true } as const;

/** Imports a source. Throws OperatorErrors, and the reason of the signal. */
export async function runSource(request: RunRequest, context: RunContext): Promise<RunReport> {
  const { source, settings } = findSource(request.source, context.settings);
  const { state, catalogueFile, signal, onProgress } = context;
  if (source.kind === 'other') {
    if (settings === undefined) throw new SourceNotSet(source);
    const { dir, ifChanged } = request;
    const { result } = await recordRun(state.db, source.name, async () => ({
      ...NO_LOTS,
      result: await source.run(settings, { state, catalogueFile, dir, ifChanged, signal }),
    }));
    return { kind: 'other', ...result };
  }
  const reports = await withCatalogue(catalogueFile, state, (db) =>
    ingestTables({ ...request, source, settings, db, state, signal, onProgress }),
  );
  return { kind: 'lots', reports };
}
