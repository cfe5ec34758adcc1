import { existsSync } from 'node:fs';
import path from 'node:path';

const FOLDERS = ['/usr/sbin', ...(process.env['PATH'] ?? '').split(path.delimiter)];
const MODULES = ['/usr/lib/nginx/modules', '/usr/share/nginx/modules'];
const BROTLI = 'ngx_http_brotli_filter_module.so';

/** What to install on Debian. */
export const NGINX_PACKAGES = 'nginx-light libnginx-mod-http-brotli-filter';

/** Says that something is skipped for want of nginx, and what to install. */
export const formatMissingNginx = (skipped: string): string =>
  `! nginx with brotli is not installed: ${skipped} SKIPPED (Debian: apt-get install ${NGINX_PACKAGES}).`;

/** Finds nginx; undefined where it, or its brotli module, is not installed. */
export const findNginx = (): string | undefined =>
  MODULES.some((folder) => existsSync(path.join(folder, BROTLI)))
    ? FOLDERS.map((folder) => path.join(folder, 'nginx')).find((place) => existsSync(place))
    : undefined;
