import { findJapaneseMonday, type DemoNote } from './demoNote.ts';

/** What a seed is asked for. */
export interface SeedRequest {
  readonly coming: number;
  readonly sold: number;
  readonly seed: number;
  /** Leave data that is there and current as it is. */
  readonly ifNeeded: boolean;
}

export type SeedPlan =
  | { readonly kind: 'nothing'; readonly why: string }
  | { readonly kind: 'refused'; readonly why: string }
  /** All tables, or with `refresh` only those whose lots are still to come. */
  | { readonly kind: 'write'; readonly refresh: boolean; readonly note: DemoNote };

/** Decides from what the database holds what a seed has to do. */
export function planSeed(
  request: SeedRequest,
  held: { readonly note: DemoNote | undefined; readonly hasLots: boolean },
  now: Date,
): SeedPlan {
  const { coming, sold, seed, ifNeeded } = request;
  const { note, hasLots } = held;
  const week = findJapaneseMonday(now);
  if (!note && hasLots) {
    return ifNeeded
      ? { kind: 'nothing', why: 'The database holds lots of other feeds: it is left as it is.' }
      : {
          kind: 'refused',
          why: 'The database holds lots of other feeds, which demo data would push out. Choose another --data-dir.',
        };
  }
  if (note?.complete && ifNeeded) {
    if (note.week === week) return { kind: 'nothing', why: `The demo data of the week of ${week} is there.` };
    return { kind: 'write', refresh: true, note: { ...note, week, now: now.toISOString() } };
  }
  // A filling that broke off goes on with the same feeds, so that what is there stays unchanged.
  const broken = note && !note.complete && note.week === week && note.seed === seed ? note : undefined;
  const at = broken?.now ?? now.toISOString();
  return { kind: 'write', refresh: false, note: { seed, coming, sold, week, now: at, complete: false } };
}
