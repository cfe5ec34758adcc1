import type { Chance } from '../../lib/random.ts';

/** A body with the header lines that describe it. */
interface HostileBody {
  readonly lines: readonly string[];
  readonly body: Buffer | string;
  readonly isComplete: boolean;
}

const LEAD = '{"tel":"+79141234567","name":"A","type":"form","consent":{"version":"2026-11-01"}}';
const JSON_TYPE = 'Content-Type: application/json';
const CHUNKED = 'Transfer-Encoding: chunked';

const TYPES = [
  JSON_TYPE,
  'Content-Type: application/json; charset=utf-8',
  'Content-Type: application/x-www-form-urlencoded',
  'Content-Type: multipart/form-data; boundary=x',
  'Content-Type: text/plain;charset=UTF-8',
  'Content-Type: application/octet-stream',
  'Accept: text/html',
] as const;

/** Bodies whose length two servers may understand differently, or that end too early. */
const FRAMINGS: readonly [HostileBody, ...HostileBody[]] = [
  { lines: ['Content-Length: 5', 'Content-Length: 5'], body: 'aaaaa', isComplete: true },
  { lines: ['Content-Length: 5', 'Content-Length: 6'], body: 'aaaaaa', isComplete: true },
  { lines: ['Content-Length: 5, 5'], body: 'aaaaa', isComplete: true },
  { lines: ['Content-Length: 4', CHUNKED], body: '0\r\n\r\n', isComplete: true },
  {
    lines: [CHUNKED, 'Content-Length: 4'],
    body: '0\r\n\r\nGET /smuggled HTTP/1.1\r\nHost: a\r\n\r\n',
    isComplete: true,
  },
  { lines: [CHUNKED, 'Transfer-Encoding: identity'], body: '0\r\n\r\n', isComplete: true },
  { lines: ['Transfer-Encoding: identity'], body: 'a', isComplete: true },
  { lines: ['Transfer-Encoding: xchunked'], body: '0\r\n\r\n', isComplete: true },
  { lines: ['Transfer-Encoding: gzip, chunked'], body: '0\r\n\r\n', isComplete: true },
  { lines: ['Transfer-Encoding: chunked, gzip'], body: '0\r\n\r\n', isComplete: false },
  { lines: ['Transfer-Encoding:\x0bchunked'], body: '0\r\n\r\n', isComplete: true },
  { lines: ['Content-Length: -1'], body: 'a', isComplete: true },
  { lines: ['Content-Length: +1'], body: 'a', isComplete: true },
  { lines: ['Content-Length: 0x1'], body: 'a', isComplete: true },
  { lines: ['Content-Length: 99999999999999999999'], body: 'a', isComplete: true },
  { lines: ['Content-Length: 1000'], body: '{"tel":', isComplete: false },
  { lines: ['Content-Length: 0'], body: LEAD, isComplete: true },
  { lines: [CHUNKED], body: 'FFFFFFFFFFFFFFFFF\r\na\r\n0\r\n\r\n', isComplete: true },
  { lines: [CHUNKED], body: '7FFFFFFF\r\na', isComplete: false },
  { lines: [CHUNKED], body: '-1\r\na\r\n0\r\n\r\n', isComplete: true },
  { lines: [CHUNKED], body: '1;a=b\r\n{\r\n0\r\n\r\n', isComplete: true },
  { lines: [CHUNKED], body: `1;${'x'.repeat(20_000)}\r\n{\r\n0\r\n\r\n`, isComplete: true },
  { lines: [CHUNKED], body: '1\n{\n0\n\n', isComplete: false },
  { lines: [CHUNKED], body: '1\r\n{}\r\n0\r\n\r\n', isComplete: true },
  { lines: [CHUNKED], body: '0\r\nContent-Length: 9\r\nx-vvoz-visitor: 1.1.1.1\r\n\r\n', isComplete: true },
  { lines: [CHUNKED], body: '2\r\n{}', isComplete: false },
  { lines: [CHUNKED], body: '1\r\na\r\n'.repeat(3000) + '0\r\n\r\n', isComplete: true },
];

const makeMultipart = (pick: Chance): string => {
  const part = `--x\r\nContent-Disposition: form-data; name="${pick.oneOf(['tel', '1_$ACTION_ID_0', '$ACTION_REF_1', '__proto__', '0', '"', ''])}"\r\n\r\n${pick.oneOf(['1', '["$K1"]', '{"id":"x","bound":"$@1"}', '\0'])}\r\n`;
  return part.repeat(1 + pick.below(200)) + pick.oneOf(['--x--\r\n', '--x', '']);
};

function makeContent(pick: Chance): Buffer | string {
  switch (pick.below(10)) {
    case 0:
      return '['.repeat(1 + pick.below(60_000));
    case 1:
      return '{"a":'.repeat(1 + pick.below(10_000));
    case 2:
      return Buffer.from(Array.from({ length: 1 + pick.below(300) }, () => pick.below(256)));
    case 3:
      return makeMultipart(pick);
    case 4:
      return `tel=${pick.oneOf(['%', '+', '%FF', '%00', 'x']).repeat(1 + pick.below(20_000))}`;
    case 5:
      return `{"tel":"${pick.oneOf([' ', '\\u00a0', '\\n', '\\u0301', 'a', '(']).repeat(1 + pick.below(9000))}","consent_version":"1"}`;
    case 6:
      return LEAD.slice(0, pick.below(LEAD.length));
    case 7:
      return '{"__proto__":{"a":1},"constructor":{"prototype":{"b":1}}}';
    case 8:
      return pick.oneOf(['', 'null', '0', '""', '[]', '{}', '\uFEFF{}', '1e999', '"\\ud800"']);
    default:
      return LEAD;
  }
}

/** Picks one of FRAMINGS, or makes a body with a correct length, whose content is mostly hostile. */
export function makeHostileBody(pick: Chance): HostileBody {
  if (pick.onceIn(2)) return pick.oneOf(FRAMINGS);
  return { lines: [pick.oneOf(TYPES)], body: makeContent(pick), isComplete: true };
}
