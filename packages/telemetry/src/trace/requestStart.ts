/** The header in which a gateway says when a request came: the time now and how long ago that was, `1795450000.123 0.004`, s. */
export const REQUEST_START_HEADER = 'x-request-start';

const REQUEST_START = /^(\d{10}\.\d{3}) (\d{1,5}\.\d{3})$/;

/** Reads when a request came to the gateway, ms since the epoch; undefined when the header is missing or malformed. */
export function parseRequestStart(text: string | readonly string[] | undefined): number | undefined {
  const [, now, ago] = REQUEST_START.exec(typeof text === 'string' ? text : '') ?? [];
  return now === undefined ? undefined : Math.round(Number(now) * 1000) - Math.round(Number(ago) * 1000);
}
