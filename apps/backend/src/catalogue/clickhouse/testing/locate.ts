import { parseClickHouseUrl, type ClickHouseLocation } from '../../../lib/clickHouseUrl.ts';

/** The location of a URL that is known to be right. */
export function locate(url: string): ClickHouseLocation {
  const location = parseClickHouseUrl(url);
  if (typeof location === 'string') throw new Error(`${url} ${location}`);
  return location;
}
