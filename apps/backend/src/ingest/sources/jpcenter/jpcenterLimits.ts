/** The server's daily limit of queries. A field is absent if the server does not send its header. */
export interface JpcenterLimits {
  /** API-Counter: queries used. */
  readonly counter?: number;
  /** API-Limit: queries per day. */
  readonly limit?: number;
  /** API-Rest: queries left. */
  readonly rest?: number;
  /** True if the answer is a short notice, such as «daily limit» or «You have reached daily limit». */
  readonly spent: boolean;
}

const MAX_NOTICE_BYTES = 1024;
/** The name of the only value of a JSON answer, such as that of a count: `[{"TAG0":"…"}]`. */
const ONLY_NAME = /^[^[{\w]*[[{][\s[{]*(?:"\d+"\s*:[\s{]*)?"[^"]{1,20}"\s*:(?=\s*"[^"]*"[\s\]}]*$)/;

/** True if a body says that the daily limit is reached: bare, in tags or quotes, or as the only value of a row. */
function isDailyLimit(body: Buffer): boolean {
  if (body.byteLength > MAX_NOTICE_BYTES) return false;
  const words = body
    .toString('utf8')
    .replace(ONLY_NAME, ' ')
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll(/[^a-z]+/gi, ' ')
    .trim();
  return /^(?:error )?(?:you have reached )?(?:your |the )?daily limit\b/i.test(words);
}

function readNumber(headers: Headers, name: string): number | undefined {
  const text = headers.get(name) ?? '';
  return /^\d{1,12}$/.test(text) ? Number(text) : undefined;
}

/** Reads the limits from the headers of an answer, and from its body if that is a notice. */
export function readLimits(headers: Headers, body: Buffer): JpcenterLimits {
  const counter = readNumber(headers, 'API-Counter');
  const limit = readNumber(headers, 'API-Limit');
  const rest = readNumber(headers, 'API-Rest');
  return {
    ...(counter !== undefined && { counter }),
    ...(limit !== undefined && { limit }),
    ...(rest !== undefined && { rest }),
    spent: isDailyLimit(body),
  };
}
