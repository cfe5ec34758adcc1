import { readNote, writeNote } from '../../state/notes.ts';
import type { StateDb } from '../../state/schema.ts';
import { SESSION_SECONDS } from './session.ts';

const PREFIX = 'operator:ended:';

/** The part of a session that differs from all others, and does not let anybody in. */
const nameSession = (session: string): string => PREFIX + (session.split('.')[1] ?? '');

/** True for a session that was signed out, on any process of the backend. */
export const isEnded = async (db: StateDb, session: string): Promise<boolean> =>
  (await readNote(db, nameSession(session))) !== undefined;

/** Ends a session for good: a copy of its cookie lets nobody in any more. Forgets sessions that have expired by themselves. */
export async function endSession(db: StateDb, session: string, now: Date): Promise<void> {
  const expired = new Date(now.getTime() - SESSION_SECONDS * 1000).toISOString();
  await db.deleteFrom('note').where('name', 'like', `${PREFIX}%`).where('value', '<', expired).execute();
  await writeNote(db, nameSession(session), now.toISOString());
}
