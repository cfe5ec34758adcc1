import type { Database } from 'better-sqlite3';
import type { VariableGroup } from '../lib/variableGroup.ts';
import type { State } from '../state/openState.ts';
import type { FeedTable, FeedTableRow } from './feedTable.ts';
import type { ImportReport } from './importRows.ts';
import type { Feed } from './rawRecord.ts';
import type { ReadRecord } from './records/reading.ts';

/** The schedule of a source's imports: a cron pattern, UTC. */
export interface Schedule {
  readonly pattern: string;
  /** Skips a run if nothing has changed since the last one. */
  readonly ifChanged?: boolean;
}

interface SourceRow<Name extends string, Settings> {
  /** The value of `--source`; a part of the names of its tables and jobs. */
  readonly name: Name;
  /** One line for the command's help. */
  readonly about: string;
  readonly variables: VariableGroup<Settings>;
}

/**
 * A source of lots. It has a `folder` of files, or it can `open` its tables over the network. The files of `--dir`
 * replace either; they are read in the same way for all sources. Functions with settings are methods, because only the
 * types of methods let sources with different settings fit into one table.
 */
export interface LotSource<Name extends string = string, Settings = unknown> extends SourceRow<
  Name,
  Settings
> {
  readonly kind: 'lots';
  readonly tables: readonly FeedTableRow[];
  readonly readRecord: ReadRecord;
  /** `by table`: each table at the interval of its catalogue type; absent: only by command. */
  readonly schedule?: Schedule | 'by table';
  /** Returns the names of the tables that are read by default; absent: all. */
  chooseTables?(settings: Settings): readonly string[];
  /** True if the settings exclude a valid record. */
  skips?(settings: Settings, record: unknown): boolean;
  /** Returns the folder that contains a folder of files for each table. */
  folder?(settings: Settings): string;
  /** Lists the hosts of its pictures, as entries of VVOZ_PICTURE_HOSTS. */
  pictureHosts?(settings: Settings): readonly string[];
  /** Opens a table over the network. */
  open?(settings: Settings, table: FeedTable, signal: AbortSignal | undefined): Feed;
  /** Imports the source's other data, after all of its tables. */
  importRest?(settings: Settings, context: RestContext): Promise<ImportReport>;
}

export interface RestContext {
  readonly db: Database;
  readonly state: State;
  readonly signal: AbortSignal | undefined;
}

/**
 * A source of data other than lots: rates, content. Every program loads the rows, so `run` and `check` load what reads
 * the data themselves.
 */
export interface OtherSource<Name extends string = string, Settings = unknown> extends SourceRow<
  Name,
  Settings
> {
  readonly kind: 'other';
  readonly schedule?: Schedule;
  /** Imports the data. */
  run(settings: Settings, context: OtherContext): Promise<OtherReport>;
  /** Checks the files without importing them. Throws an OperatorError that names each fault. */
  check?(settings: Settings, dir: string | undefined): Promise<string>;
}

export interface OtherContext {
  readonly state: State;
  /** The catalogue's database file. */
  readonly catalogueFile: string;
  /** A folder to read instead of the configured one. */
  readonly dir: string | undefined;
  readonly ifChanged: boolean;
  readonly signal: AbortSignal | undefined;
}

export interface OtherReport {
  /** For the operator, one line: «content: read 120, new 3 …». */
  readonly summary: string;
  readonly warnings: readonly string[];
}

export type Source<Name extends string = string, Settings = unknown> =
  | LotSource<Name, Settings>
  | OtherSource<Name, Settings>;

export const defineLotSource = <const Name extends string, Settings>(
  source: Omit<LotSource<Name, Settings>, 'kind'>,
): LotSource<Name, Settings> => ({ kind: 'lots', ...source });

export const defineOtherSource = <const Name extends string, Settings>(
  source: Omit<OtherSource<Name, Settings>, 'kind'>,
): OtherSource<Name, Settings> => ({ kind: 'other', ...source });
