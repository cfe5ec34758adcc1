import type { Pairs } from './http.ts';

/** Encodes the fields of a call and leaves out undefined ones. */
export const encodePairs = (fields: object): Pairs =>
  Object.entries(fields).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] as const],
  );
