import type { IncomingHttpHeaders } from 'node:http';

const GZIP = /(?:^|,)\s*gzip\s*(?:;\s*q=([\d.]+)\s*)?(?:,|$)/i;

/** True if the headers of a request accept gzip by its name. `gzip;q=0` refuses it. */
export function takesGzip({ 'accept-encoding': encodings = '' }: IncomingHttpHeaders): boolean {
  const match = GZIP.exec(String(encodings));
  return match !== null && Number(match[1] ?? 1) > 0;
}
