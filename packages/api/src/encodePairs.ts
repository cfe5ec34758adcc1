import type { Pairs } from './http.ts';

/** Encodes the fields of a call that are set. */
export const encodePairs = (fields: object): Pairs =>
  Object.entries(fields).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] as const],
  );
