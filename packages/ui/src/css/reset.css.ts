import { globalStyle } from '@vanilla-extract/css';
import type { GlobalStyleRule } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';
import { layered } from './layered.ts';

const rules: Record<string, Parameters<typeof layered>[1] & GlobalStyleRule> = {
  // Without ::before and ::after: with them a browser makes the styles of two pseudo-elements for every element.
  '*': { boxSizing: 'border-box' },
  html: { WebkitTextSizeAdjust: '100%', textSizeAdjust: '100%' },
  body: { margin: 0 },
  'h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset, table, blockquote': {
    margin: 0,
    padding: 0,
    border: 0,
  },
  fieldset: { minWidth: 0 },
  legend: { padding: 0 },
  'ul, ol': { listStyle: 'none' },
  'img, svg': { display: 'block', maxWidth: '100%' },
  '[hidden]': { display: 'none !important' },
  'button, input, select, textarea': {
    font: 'inherit',
    color: 'inherit',
    fontVariantNumeric: 'inherit',
    letterSpacing: 'inherit',
    margin: 0,
  },
  // These elements answer a tap themselves in the next paint; the browser's tap highlight would add a paint before
  // it.
  'button, summary, label, input, select, a[href^="#"]': { WebkitTapHighlightColor: 'transparent' },
  button: { background: 'none', border: 0, padding: 0, cursor: 'pointer' },
  summary: { cursor: 'pointer', listStyle: 'none' },
  'summary::-webkit-details-marker': { display: 'none' },
  table: { borderCollapse: 'collapse', width: '100%' },
  th: { fontWeight: vars.weight.regular, textAlign: 'left' },
  'th, td': { padding: 0 },
};

for (const [selector, rule] of Object.entries(rules)) globalStyle(selector, layered('reset', rule));
