import { atom, type Atom } from 'jotai/vanilla';

/** An atom that is true while newer content is loading. */
export type BusySource = Atom<boolean>;

/** Never busy. */
export const NEVER_BUSY: BusySource = atom(false);

/** Always busy. */
export const ALWAYS_BUSY: BusySource = atom(true);
