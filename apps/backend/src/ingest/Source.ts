import type { Database } from 'better-sqlite3';
import type { VariableGroup } from '../lib/variableGroup.ts';
import type { State } from '../state/openState.ts';
import type { FeedTable, FeedTableRow } from './feedTable.ts';
import type { ImportReport } from './importRows.ts';
import type { Feed } from './rawRecord.ts';
import type { ReadRecord } from './records/reading.ts';

/** When something is read: a cron pattern, UTC. */
export interface Turn {
  readonly pattern: string;
  /** Do nothing where nothing has changed since the last run. */
  readonly ifChanged?: boolean;
}

interface SourceRow<Name extends string, Settings> {
  /** After `--source`, in the keys of its tables and in the names of its jobs. */
  readonly name: Name;
  /** One line for the command's help. */
  readonly about: string;
  readonly variables: VariableGroup<Settings>;
}

/**
 * A source of lots. `folder` or `open` say how its own protocol is read; files in its place (`--dir`) are read the same
 * way for all. Declared as methods: a table of sources holds rows of different settings.
 */
export interface LotSource<Name extends string = string, Settings = unknown> extends SourceRow<
  Name,
  Settings
> {
  readonly kind: 'lots';
  readonly tables: readonly FeedTableRow[];
  readonly readRecord: ReadRecord;
  /** `by table`: each as often as the lots of its catalogue type change; absent: by hand only. */
  readonly turn?: Turn | 'by table';
  /** Names of the tables that are read unless others are asked for; absent: all. */
  chosenTables?(settings: Settings): readonly string[];
  /** Whether the settings leave a record out that is sound. */
  skips?(settings: Settings, record: unknown): boolean;
  /** The folder with a folder of files for each table. */
  folder?(settings: Settings): string;
  /** Hosts that its pictures come from, as entries of VVOZ_PICTURE_HOSTS. */
  pictureHosts?(settings: Settings): readonly string[];
  /** Begins to read a table over the network. */
  open?(settings: Settings, table: FeedTable, signal: AbortSignal | undefined): Feed;
  /** Brings in what the source has besides lots, once all of its tables are read. */
  importRest?(settings: Settings, place: RestPlace): Promise<ImportReport>;
}

export interface RestPlace {
  readonly db: Database;
  readonly state: State;
  readonly signal: AbortSignal | undefined;
}

/** A source of something else: rates, content. */
export interface OtherSource<Name extends string = string, Settings = unknown> extends SourceRow<
  Name,
  Settings
> {
  readonly kind: 'other';
  readonly turn?: Turn;
  run(settings: Settings, place: OtherPlace): Promise<OtherReport>;
  /** Says what is wrong without changing anything; throws an OperatorError that names each fault. */
  check?(settings: Settings, dir: string | undefined): string;
}

export interface OtherPlace {
  readonly state: State;
  /** The catalogue's database file. */
  readonly catalogueFile: string;
  /** Files in the place of what the settings name. */
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
