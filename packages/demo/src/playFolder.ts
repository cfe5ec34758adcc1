import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';

/** In a data folder: what the folder is for. */
const MARK = '.vvoz-folder';
type Kind = 'play' | 'installation';

/** A folder is not one that a program which plays may use. The message names it and says what to do. */
export class PlayRefused extends Error {
  override name = 'PlayRefused';
}

function readKind(dir: string): string | undefined {
  const file = path.join(dir, MARK);
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
}

function writeKind(dir: string, kind: Kind): void {
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  writeFileSync(path.join(dir, MARK), `${kind}\n`, { mode: 0o600 });
}

/** Marks the folder of an installation. From then on nothing that plays uses it, even if demo data was in it before. */
export function markInstallation(dir: string): void {
  if (readKind(dir) !== 'installation') writeKind(dir, 'installation');
}

/** True for a catalogue with demo lots. Folders that are older than the mark have no other sign. */
function hasDemoLots(dir: string): boolean {
  const file = path.join(dir, 'vvoz.sqlite');
  if (!existsSync(file)) return false;
  try {
    // Even a reader would write beside a file in WAL mode.
    const url = pathToFileURL(file);
    url.search = '?immutable=1';
    const db = new DatabaseSync(url, { readOnly: true });
    try {
      return db.prepare("select 1 from meta where name = 'demo'").get() !== undefined;
    } finally {
      db.close();
    }
  } catch {
    // Damaged, or not ours: no sign of a play.
    return false;
  }
}

/** Names of files that may hold requests of visitors. */
const DATA_FILE = /\.(?:sqlite3?|db)(?:-\w+)?$|^backups$/;

interface PlayUse {
  /** The program removes everything in the folder first, so that only a mark, or an empty folder, permits it. */
  readonly isEmptied?: boolean;
}

/** Returns why a program that plays (demo, rehearsal, measurement) must not use a data folder; undefined if it may. */
export function findPlayObstacle(dir: string, { isEmptied = false }: PlayUse = {}): string | undefined {
  const kind = readKind(dir);
  if (kind === 'play') return undefined;
  const advice = 'Choose an empty folder.';
  if (kind !== undefined) return `${dir} belongs to an installation. ${advice}`;
  const names = existsSync(dir) ? readdirSync(dir) : [];
  const inTheWay = names.find((name) => isEmptied || DATA_FILE.test(name));
  if (inTheWay === undefined || (!isEmptied && hasDemoLots(dir))) return undefined;
  return `${dir} has ${inTheWay}, and no mark that it is the folder of a demo or rehearsal. ${advice}`;
}

/** Marks a folder as one of a play, which later plays may fill or empty. Throws PlayRefused. */
export function claimPlayFolder(dir: string, use?: PlayUse): void {
  const obstacle = findPlayObstacle(dir, use);
  if (obstacle !== undefined) throw new PlayRefused(obstacle);
  if (readKind(dir) === undefined) writeKind(dir, 'play');
}
