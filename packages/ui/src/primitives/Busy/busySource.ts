import { atom, type Atom } from 'jotai/vanilla';

/** An atom that is true while newer content is loading. */
export type BusySource = Atom<boolean>;

/** Never busy. */
export const STILL: BusySource = atom(false);

/** Always busy. */
export const WORKING: BusySource = atom(true);
