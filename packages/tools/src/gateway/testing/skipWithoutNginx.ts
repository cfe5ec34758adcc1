import { findNginx, NGINX_PACKAGES } from '../findNginx.ts';

/** The nginx of this machine; without it the tests of the gateway are skipped, and say so. */
export const nginx = findNginx();

if (nginx === undefined)
  console.warn(
    `\n! nginx with brotli is not installed: the tests of the gateway are SKIPPED (Debian: apt-get install ${NGINX_PACKAGES}).\n`,
  );
