import { hash } from 'node:crypto';

/** The header that says which scripts a browser may run in a page. */
export const POLICY_HEADER = 'content-security-policy';

const OPENING = /<script\b([^<>]*)>/gi;
const CLOSING = '</script>';
/** Data that no browser runs, such as JSON-LD. */
const IS_DATA = /\btype="[^"]*json"/i;
const HAS_SOURCE = /\bsrc=/i;

/** Where a policy lists the scripts of a page. A policy that allows any inline script must not list some of them. */
const SCRIPTS = "script-src 'self'";
const ANY_INLINE = "'unsafe-inline'";

/** Lists the texts of the scripts that are written in a page itself. */
function listInlineScripts(html: string): readonly string[] {
  const texts: string[] = [];
  OPENING.lastIndex = 0;
  for (let match = OPENING.exec(html); match; match = OPENING.exec(html)) {
    const begin = OPENING.lastIndex;
    const end = html.indexOf(CLOSING, begin);
    if (end === -1) break;
    const [, attributes = ''] = match;
    if (!HAS_SOURCE.test(attributes) && !IS_DATA.test(attributes)) texts.push(html.slice(begin, end));
    OPENING.lastIndex = end;
  }
  return texts;
}

/** Lists the hashes of a page's own scripts as sources of a policy: `'sha256-…'`, each once. */
export const listScriptHashes = (html: string): readonly string[] => [
  ...new Set(listInlineScripts(html).map((text) => `'sha256-${hash('sha256', text, 'base64')}'`)),
];

/** Adds the hashes of a page's own scripts to its policy, so that a browser runs these and no others. */
export function allowOwnScripts(policy: string, html: string): string {
  const [scripts = ''] = /script-src [^;]*/.exec(policy) ?? [];
  if (!scripts.startsWith(SCRIPTS) || scripts.includes(ANY_INLINE)) return policy;
  const missing = listScriptHashes(html).filter((source) => !scripts.includes(source));
  return policy.replace(SCRIPTS, [SCRIPTS, ...missing].join(' '));
}

/** What React's server writes between two pieces of a page's data. */
const SEAM = '"])</script><script>self.__next_f.push([1,"';

/** Joins neighbouring pieces of a page's data, whose number depends on how busy the server was. */
export const joinPieces = (html: string): string => html.replaceAll(SEAM, '');
