import { findNginx, formatMissingNginx } from '../../lib/findNginx.ts';

/** The path of nginx; undefined when it is missing. Then the tests of the gateway are skipped with a warning. */
export const nginx = findNginx();

if (nginx === undefined) console.warn(`\n${formatMissingNginx('the tests of the gateway are')}\n`);
