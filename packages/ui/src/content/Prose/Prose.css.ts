import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { layered } from '../../css/layered.ts';
import { media } from '../../css/media.ts';
import { vars } from '../../theme/vars.css.ts';
import { span } from '../../theme/tokens.ts';

const { color, leading, space, text, weight } = vars;

export const prose = style(layered('families', { minWidth: 0, maxWidth: vars.size.column }));
export const size = styleVariants({
  lead: layered('families', { font: text.lead, lineHeight: vars.size.row }),
  body: layered('families', { font: text.body }),
});

const rules: Readonly<Record<string, Parameters<typeof layered>[1]>> = {
  '> * + *': { marginTop: space['16'] },
  '> :is(h2, h3, h4)': { textWrap: 'balance' },
  '> h2:not(:first-child)': { marginTop: space['32'] },
  '> :is(h3, h4):not(:first-child)': { marginTop: space['24'] },
  ':is(ul, ol)': { display: 'grid', gap: space['8'], paddingLeft: space['24'] },
  ul: { listStyle: '"—  "' },
  ol: { listStyle: 'decimal' },
  'li::marker': { color: color.muted, fontVariantNumeric: 'tabular-nums' },
  blockquote: { borderLeft: `3px solid ${color.ink}`, paddingLeft: space['16'] },
  hr: { border: 0, borderTop: `1px solid ${color.hairline}`, marginBlock: space['32'] },
  'code, pre': { background: color.sunk, fontSize: '0.9375em' },
  pre: { padding: space['12'], overflowX: 'auto' },
  img: { height: 'auto', border: `1px solid ${color.hairline}`, background: color.raised },
  figcaption: { font: text.caption, color: color.muted, marginTop: space['8'] },
  ':is(sup, sub)': { lineHeight: 0 },
  '[data-table]': { overflowX: 'auto', marginBlock: space['24'] },
  table: { font: text.body, lineHeight: leading.ruled },
  ':is(th, td)': {
    padding: `${space['8']} ${space['12']} ${space['8']} 0`,
    borderBottom: `1px solid ${color.hairline}`,
    verticalAlign: 'top',
  },
  ':is(th, td):last-child': { paddingRight: 0 },
  'thead th': {
    font: text.caption,
    color: color.muted,
    borderBottomColor: color.ink,
    verticalAlign: 'bottom',
  },
  '[data-figure]': { textAlign: 'right', whiteSpace: 'nowrap' },
  '[data-video]': { fontWeight: weight.semibold },
};
for (const [selector, rule] of Object.entries(rules)) {
  // One selector with commas would have the class before its first part only.
  for (const one of selector.split(/, (?![^(]*\))/))
    globalStyle(`${prose} ${one}`, layered('families', rule));
}
/** An empty table head. Markdown requires a head even where a table needs none. */
globalStyle(`${prose} thead:not(:has(th:not(:empty)))`, layered('families', { display: 'none' }));
globalStyle(
  `${prose} :is(th, td)`,
  layered('families', {
    '@media': {
      [media.below554]: {
        maxWidth: span['224'],
        font: text.caption,
        hyphens: 'auto',
        paddingRight: space['8'],
      },
    },
  }),
);
