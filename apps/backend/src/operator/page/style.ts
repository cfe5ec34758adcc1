import { createHash } from 'node:crypto';
import { Html } from './html.ts';

const STYLE = `
:root{color-scheme:light dark;--ink:light-dark(#16181d,#f1efea);--muted:light-dark(#5b616e,#a9acb4);--paper:light-dark(#f6f5f2,#16181d);--line:light-dark(#dedbd3,#343841);--edge:light-dark(#85817a,#8a8d95);--bad:light-dark(#b3261e,#ff8f86)} /* token-ok: the palette of ui, which the backend does not import */
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:1rem/1.5 system-ui,sans-serif;font-variant-numeric:tabular-nums}
header,main{max-width:75rem;margin:0 auto;padding:1rem}
header{display:flex;flex-wrap:wrap;gap:.5rem 1.5rem;align-items:center;border-bottom:1px solid var(--ink)}
nav{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;flex:1}
a{color:inherit;display:inline-block;padding:.25rem 0}
a[aria-current]{font-weight:600;text-decoration:none}
h1{font-size:1.5rem;line-height:1.25;margin:0 0 1rem}
form.line{display:flex;flex-wrap:wrap;gap:.5rem;align-items:end;margin:0 0 1rem}
label{display:block}
input,button{font:inherit;color:inherit;background:transparent;border:1px solid var(--edge);padding:.375rem .75rem;min-height:2.75rem}
button{cursor:pointer}
:focus-visible{outline:2px solid var(--ink);outline-offset:2px}
.wide{overflow-x:auto}
table{border-collapse:collapse;width:100%}
th,td{text-align:left;vertical-align:top;padding:.375rem .75rem .375rem 0;border-bottom:1px solid var(--line)}
th{font-weight:600}
td{overflow-wrap:anywhere}
.bad{color:var(--bad)}
.muted{color:var(--muted)}
pre{margin:0;font:inherit;white-space:pre-wrap}
td:first-child{overflow-wrap:normal}
`;

/** The only style sheet of the operator's page. It is inline, and allowed by its hash. */
export const STYLE_TAG = new Html(`<style>${STYLE}</style>`);

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

/** Headers of every answer: nothing is kept, listed by search engines, framed, or loaded from anywhere. */
export const PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'same-origin',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`,
} as const;
