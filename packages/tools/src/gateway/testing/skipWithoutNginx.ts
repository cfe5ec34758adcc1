import { findNginx, formatMissingNginx } from '../findNginx.ts';

/** The nginx of this machine; without it the tests of the gateway are skipped, and say so. */
export const nginx = findNginx();

if (nginx === undefined) console.warn(`\n${formatMissingNginx('the tests of the gateway are')}\n`);
