import { existsSync } from 'node:fs';
import path from 'node:path';

const FOLDERS = ['/usr/sbin', ...(process.env['PATH'] ?? '').split(path.delimiter)];
const MODULES = ['/usr/lib/nginx/modules', '/usr/share/nginx/modules'];
const BROTLI = 'ngx_http_brotli_filter_module.so';

/** The packages to install on Debian. */
export const NGINX_PACKAGES = 'nginx-light libnginx-mod-http-brotli-filter';

/**
 * Formats a warning that something is skipped because nginx is missing, with the packages to install.
 * @param skipped a subject with its verb: `the tests are`
 */
export const formatMissingNginx = (skipped: string): string =>
  `! nginx with brotli is not installed: ${skipped} SKIPPED (Debian: apt-get install ${NGINX_PACKAGES}).`;

/** Returns the path of nginx; undefined when nginx or its brotli module is not installed. */
export const findNginx = (): string | undefined =>
  MODULES.some((folder) => existsSync(path.join(folder, BROTLI)))
    ? FOLDERS.map((folder) => path.join(folder, 'nginx')).find((place) => existsSync(place))
    : undefined;
