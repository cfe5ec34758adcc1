import { hash } from 'node:crypto';

/** The header that says which scripts a browser may run in a page. */
export const POLICY_HEADER = 'content-security-policy';

const OPENING = '<script';
const CLOSING = '</script>';
/** Data that no browser runs, such as JSON-LD. */
const IS_DATA = /\btype="[^"]*json"/i;
const HAS_SOURCE = /\bsrc=/i;

/** Where a policy lists the scripts of a page. A policy that allows any inline script must not list some of them. */
const SCRIPTS = "script-src 'self'";
const ANY_INLINE = "'unsafe-inline'";

/** Lists the texts of the scripts that are written in a page itself, whose tags are in lower case. */
function listInlineScripts(html: Buffer): readonly Buffer[] {
  const texts: Buffer[] = [];
  for (let at = html.indexOf(OPENING); at !== -1; at = html.indexOf(OPENING, at)) {
    const begin = html.indexOf('>', at) + 1;
    const end = begin === 0 ? -1 : html.indexOf(CLOSING, begin);
    if (end === -1) break;
    const attributes = html.toString('latin1', at + OPENING.length, begin - 1);
    if (!HAS_SOURCE.test(attributes) && !IS_DATA.test(attributes)) texts.push(html.subarray(begin, end));
    at = end;
  }
  return texts;
}

/** Lists the hashes of a page's own scripts as sources of a policy: `'sha256-…'`, each once. */
export const listScriptHashes = (html: Buffer): readonly string[] => [
  ...new Set(listInlineScripts(html).map((text) => `'sha256-${hash('sha256', text, 'base64')}'`)),
];

/** Adds the hashes of a page's own scripts to its policy, so that a browser runs these and no others. */
export function allowOwnScripts(policy: string, html: Buffer): string {
  const [scripts = ''] = /script-src [^;]*/.exec(policy) ?? [];
  if (!scripts.startsWith(SCRIPTS) || scripts.includes(ANY_INLINE)) return policy;
  const missing = listScriptHashes(html).filter((source) => !scripts.includes(source));
  return policy.replace(SCRIPTS, [SCRIPTS, ...missing].join(' '));
}

/** What React's server writes between two pieces of a page's data. */
const SEAM = '"])</script><script>self.__next_f.push([1,"';

/** Joins neighbouring pieces of a page's data, whose number depends on how busy the server was. */
export function joinPieces(html: Buffer): Buffer {
  const pieces: Buffer[] = [];
  let begin = 0;
  for (let at = html.indexOf(SEAM); at !== -1; at = html.indexOf(SEAM, begin)) {
    pieces.push(html.subarray(begin, at));
    begin = at + SEAM.length;
  }
  return begin === 0 ? html : Buffer.concat([...pieces, html.subarray(begin)]);
}
