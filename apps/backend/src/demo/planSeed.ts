import { findJapaneseMonday, type DemoNote } from './demoNote.ts';

/** Options of `npm run operator -- seed`. */
export interface SeedRequest {
  readonly coming: number;
  readonly sold: number;
  readonly seed: number;
  /** Keep existing data that is current. */
  readonly ifNeeded: boolean;
}

export type SeedPlan =
  | { readonly kind: 'nothing'; readonly why: string }
  | { readonly kind: 'refused'; readonly why: string }
  /** Write all tables, or with `refresh` only those with coming lots. */
  | { readonly kind: 'write'; readonly refresh: boolean; readonly note: DemoNote };

/** Decides what a seed has to do with the data in the database. */
export function planSeed(
  request: SeedRequest,
  existing: { readonly note: DemoNote | undefined; readonly hasLots: boolean },
  now: Date,
): SeedPlan {
  const { coming, sold, seed, ifNeeded } = request;
  const { note, hasLots } = existing;
  const week = findJapaneseMonday(now);
  if (!note && hasLots) {
    return ifNeeded
      ? { kind: 'nothing', why: 'The database has lots of other feeds: nothing was changed.' }
      : {
          kind: 'refused',
          why: 'The database has lots of other feeds, which the demo data would replace. Choose another --data-dir.',
        };
  }
  if (note?.complete && ifNeeded) {
    if (note.week === week)
      return { kind: 'nothing', why: `The demo data of the week of ${week} is up to date.` };
    return { kind: 'write', refresh: true, note: { ...note, week, now: now.toISOString() } };
  }
  // An interrupted fill continues with the same feeds, so that lots already imported stay unchanged.
  const interrupted = note && !note.complete && note.week === week && note.seed === seed ? note : undefined;
  const at = interrupted?.now ?? now.toISOString();
  return { kind: 'write', refresh: false, note: { seed, coming, sold, week, now: at, complete: false } };
}
