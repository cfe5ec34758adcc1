import { globalStyle, style } from '@vanilla-extract/css';
import { hiddenText } from '../../css/hiddenText.ts';
import { layered } from '../../css/layered.ts';
import { media } from '../../css/media.ts';
import { vars } from '../../theme/vars.css.ts';
import { span } from '../../theme/tokens.ts';

const { color, space, text, weight } = vars;
const hairline = `1px solid ${color.hairline}`;
const wide = media.from1024;
const narrow = media.below1024;

/** Below 1024 px the cells of a line flow under its label; ARIA roles in the markup keep it a table. */
export const table = style(
  layered('families', { position: 'relative', '@media': { [narrow]: { display: 'block' } } }),
);
export const part = style(
  layered('families', { position: 'relative', '@media': { [narrow]: { display: 'block' } } }),
);
export const caption = style(
  layered('families', {
    textAlign: 'left',
    font: text.caption,
    color: color.muted,
    paddingBottom: space['12'],
    '@media': { [narrow]: { display: 'block' } },
  }),
);

export const head = style([layered('families', { font: text.caption, color: color.muted })]);
globalStyle(
  `${head} th`,
  layered('families', {
    borderBottom: `1px solid ${color.ink}`,
    paddingBlock: space['4'],
    verticalAlign: 'bottom',
    whiteSpace: 'nowrap',
  }),
);
/** On phones the column names are visible to screen readers only. */
export const headPart = style([part]);
globalStyle(
  headPart,
  layered('families', {
    '@media': {
      [narrow]: hiddenText,
    },
  }),
);

const cell = {
  borderBottom: hairline,
  paddingBlock: '0.3125rem', // token-ok: rows of 32 px with their rule
  verticalAlign: 'baseline',
} as const;
const flow = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space['8']}`,
  paddingBlock: space['6'],
  borderBottom: hairline,
} as const;

export const row = style(
  layered('families', {
    '@media': {
      [narrow]: { ...flow, selectors: { '&::after': { content: '', order: 2, flexBasis: '100%' } } },
    },
  }),
);
/** First row of a group: its name and its subtotal. */
export const section = style(
  layered('families', {
    fontWeight: weight.semibold,
    '@media': {
      [narrow]: {
        display: 'flex',
        gap: space['16'],
        padding: `${space['16']} 0 ${space['6']}`,
        borderBottom: `1px solid ${color.edge}`,
      },
    },
  }),
);
globalStyle(
  `${row} > :is(th, td), ${section} > :is(th, td)`,
  layered('families', { '@media': { [wide]: cell } }),
);
globalStyle(
  `${section} > :is(th, td)`,
  layered('families', {
    fontWeight: weight.semibold,
    '@media': { [wide]: { paddingTop: space['16'], borderBottomColor: color.edge } },
  }),
);
globalStyle(
  `${table} :is(th, td) + :is(th, td)`,
  layered('families', { '@media': { [wide]: { paddingLeft: space['24'] } } }),
);

export const number = style(layered('families', { textAlign: 'right', whiteSpace: 'nowrap' }));
export const label = style(
  layered('families', {
    '@media': { [wide]: { width: span['296'] }, [narrow]: { flex: '1 1 50%', minWidth: 0 } },
  }),
);
export const amount = style([
  number,
  layered('families', { '@media': { [narrow]: { order: 1, fontWeight: weight.semibold } } }),
]);
const under = { order: 3, font: text.caption, color: color.muted };
export const detail = style(
  layered('families', {
    whiteSpace: 'nowrap',
    '@media': {
      [wide]: { textAlign: 'right' },
      [narrow]: { ...under, selectors: { '&:empty': { display: 'none' } } },
    },
  }),
);
export const rate = style([
  detail,
  layered('families', {
    '@media': { [narrow]: { selectors: { '&:not(:empty)::before': { content: '"× " / ""' } } } },
  }),
]);
export const day = style([
  detail,
  layered('families', {
    '@media': {
      [wide]: { textAlign: 'left' },
      [narrow]: { selectors: { '&:not(:empty)::before': { content: '"· " / ""' } } },
    },
  }),
]);
export const rule = style(
  layered('families', {
    font: text.caption,
    color: color.muted,
    '@media': { [narrow]: under, [media.below554]: { flexBasis: '100%' } },
  }),
);
globalStyle(`${rule} > button`, layered('families', { verticalAlign: 'middle' }));

export const total = style(
  layered('families', {
    '@media': {
      [narrow]: {
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'baseline',
        gap: `0 ${space['16']}`,
        paddingTop: space['12'],
        borderTop: `1px solid ${color.ink}`,
      },
    },
  }),
);
globalStyle(
  `${total} > :is(th, td)`,
  layered('families', {
    '@media': {
      [wide]: { borderTop: `1px solid ${color.ink}`, paddingTop: space['12'], verticalAlign: 'baseline' },
    },
  }),
);
export const totalLabel = style(
  layered('families', {
    font: `${weight.semibold} ${text.title}`,
    '@media': { [narrow]: { flex: `1 1 ${span['128']}` } },
  }),
);
export const totalAmount = style([
  number,
  layered('families', {
    font: `${weight.semibold} ${text.heading}`,
    letterSpacing: '-0.015em',
    marginLeft: 'auto',
  }),
]);
export const end = style(layered('families', { display: 'block' }));
