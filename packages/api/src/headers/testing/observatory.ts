/**
 * The score of the HTTP Observatory for one answer over TLS. Modifiers and rules, read on 22 November 2026:
 * https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring and the charts of mdn/mdn-http-observatory.
 * Left out, because no answer here has any: cookies, scripts of other hosts, `<meta>` policies. The redirection from
 * http is a separate test.
 */
const MODIFIERS = {
  'csp-default-src-none': 10,
  'csp-no-unsafe': 5,
  'csp-unsafe-inline-in-style-src-only': 0,
  'csp-insecure-scheme-in-passive-content': -10,
  'csp-unsafe-eval': -10,
  'csp-unsafe-inline': -20,
  'csp-insecure-scheme': -20,
  'csp-invalid': -25,
  'csp-not-implemented': -25,
  'cors-none-or-restricted': 0,
  'cors-universal-access': -50,
  'referrer-policy-private': 5,
  'referrer-policy-not-implemented': 0,
  'referrer-policy-unsafe': -5,
  'hsts-at-least-six-months': 0,
  'hsts-less-than-six-months': -10,
  'hsts-not-implemented': -20,
  'hsts-invalid': -20,
  nosniff: 0,
  'nosniff-not-implemented': -5,
  'frames-by-csp': 5,
  'frames-by-x-frame-options': 0,
  'frames-not-implemented': -20,
  'corp-same-origin-or-site': 10,
  'corp-cross-origin': 0,
  'corp-not-implemented': 0,
  'corp-invalid': -5,
} as const;

type Outcome = keyof typeof MODIFIERS;

/** Bonuses count from this score on. */
const MIN_SCORE_FOR_BONUS = 90;
/** Six months as the Observatory counts them, s. */
const SIX_MONTHS = 15_552_000;
const BROAD = ['ftp:', 'http:', 'https:', '*', 'http://*', 'http://*.*', 'https://*', 'https://*.*'];
const UNSAFE = ["'unsafe-inline'", 'data:'];
const PRIVATE_REFERRERS = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];

type Policy = ReadonlyMap<string, readonly string[]>;

/** Returns undefined for a policy with a directive twice, or with a list of policies: two headers were sent. */
function parsePolicy(text: string): Policy | undefined {
  if (text.includes(',')) return undefined;
  const policy = new Map<string, readonly string[]>();
  for (const part of text.split(';')) {
    const [name = '', ...sources] = part.trim().toLowerCase().split(/\s+/);
    if (name === '') continue;
    if (policy.has(name)) return undefined;
    policy.set(name, sources.length === 0 && name.endsWith('-src') ? ["'none'"] : sources);
  }
  return policy;
}

const isNonceOrHash = (source: string): boolean => /^'(?:sha(?:256|384|512)|nonce)-/.test(source);
const isInsecure = (source: string): boolean => /^(?:http|ftp):/.test(source);
const includesAny = (sources: readonly string[], wanted: readonly string[]): boolean =>
  sources.some((source) => wanted.includes(source));

function judgePolicy(header: string | undefined): Outcome {
  if (header === undefined) return 'csp-not-implemented';
  const policy = parsePolicy(header);
  if (!policy) return 'csp-invalid';
  const read = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*'];
  const withoutInline = (sources: readonly string[]) =>
    sources.some(isNonceOrHash) ? sources.filter((source) => source !== "'unsafe-inline'") : sources;
  const isDynamic = read('script-src').includes("'strict-dynamic'");
  if (isDynamic && !read('script-src').some(isNonceOrHash)) return 'csp-invalid';
  const scripts = withoutInline(read('script-src')).filter(
    (source) => !isDynamic || !BROAD.some((broad) => source.startsWith(broad)),
  );
  const styles = withoutInline(read('style-src'));
  const passive = [...read('img-src'), ...read('media-src')];
  const active = [...policy].flatMap(([name, sources]) =>
    ['img-src', 'media-src', 'script-src'].includes(name) ? [] : sources,
  );
  if (includesAny(scripts, [...BROAD, ...UNSAFE]) || includesAny(read('object-src'), BROAD))
    return 'csp-unsafe-inline';
  if ([...active, ...scripts].some(isInsecure)) return 'csp-insecure-scheme';
  if ([...scripts, ...styles].includes("'unsafe-eval'")) return 'csp-unsafe-eval';
  if (passive.some(isInsecure)) return 'csp-insecure-scheme-in-passive-content';
  if (includesAny(styles, [...BROAD, ...UNSAFE])) return 'csp-unsafe-inline-in-style-src-only';
  return policy.get('default-src')?.join(' ') === "'none'" ? 'csp-default-src-none' : 'csp-no-unsafe';
}

function judgeFrames(policy: string | undefined, header: string | undefined): Outcome {
  if (parsePolicy(policy ?? '')?.has('frame-ancestors')) return 'frames-by-csp';
  return /^(?:deny|sameorigin)$/i.test(header ?? '') ? 'frames-by-x-frame-options' : 'frames-not-implemented';
}

function judgeHsts(header: string | undefined): Outcome {
  if (header === undefined) return 'hsts-not-implemented';
  const age = /^max-age=(\d+)(?:$|;)/i.exec(header)?.[1];
  if (age === undefined || header.includes(',')) return 'hsts-invalid';
  return Number(age) < SIX_MONTHS ? 'hsts-less-than-six-months' : 'hsts-at-least-six-months';
}

function judgeReferrer(header: string | undefined): Outcome {
  if (header === undefined) return 'referrer-policy-not-implemented';
  const last = header.split(',').at(-1)?.trim().toLowerCase() ?? '';
  return PRIVATE_REFERRERS.includes(last) ? 'referrer-policy-private' : 'referrer-policy-unsafe';
}

function judgeResourcePolicy(header: string | undefined): Outcome {
  if (header === undefined) return 'corp-not-implemented';
  if (/^same-(?:origin|site)$/i.test(header)) return 'corp-same-origin-or-site';
  return header.toLowerCase() === 'cross-origin' ? 'corp-cross-origin' : 'corp-invalid';
}

/** Headers of one answer, with names in lower case. A header that was sent twice is joined with a comma. */
export type ScoredHeaders = Readonly<Record<string, unknown>>;

/** Judges the headers of an answer over TLS, test by test. */
export function judgeHeaders(headers: ScoredHeaders): readonly Outcome[] {
  const read = (name: string): string | undefined =>
    headers[name] === undefined ? undefined : [headers[name]].flat().map(String).join(', ');
  const isOpenToAll =
    read('access-control-allow-origin') === '*' && read('access-control-allow-credentials') === 'true';
  return [
    judgePolicy(read('content-security-policy')),
    isOpenToAll ? 'cors-universal-access' : 'cors-none-or-restricted',
    judgeReferrer(read('referrer-policy')),
    judgeHsts(read('strict-transport-security')),
    read('x-content-type-options')?.toLowerCase() === 'nosniff' ? 'nosniff' : 'nosniff-not-implemented',
    judgeFrames(read('content-security-policy'), read('x-frame-options')),
    judgeResourcePolicy(read('cross-origin-resource-policy')),
  ];
}

/** Scores the headers of an answer over TLS: 100, less the penalties, plus the bonuses from 90 on. 100 is an A+. */
export function scoreHeaders(headers: ScoredHeaders): number {
  const modifiers = judgeHeaders(headers).map((outcome): number => MODIFIERS[outcome]);
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  const score = 100 + sum(modifiers.filter((value) => value < 0));
  const bonus = score >= MIN_SCORE_FOR_BONUS ? sum(modifiers.filter((value) => value > 0)) : 0;
  return Math.max(0, score + bonus);
}
