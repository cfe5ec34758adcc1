import { atom, type Atom } from 'jotai/vanilla';

/** Says whether something newer than what is on screen is under way. */
export type BusySource = Atom<boolean>;

/** Nothing is ever under way. */
export const STILL: BusySource = atom(false);

/** Something is under way all the time. */
export const WORKING: BusySource = atom(true);
