import { style } from '@vanilla-extract/css';
import { layered } from '../../css/layered.ts';
import { media } from '../../css/media.ts';
import { vars } from '../../theme/vars.css.ts';
import { span } from '../../theme/tokens.ts';

const { color, size, space, weight } = vars;

export const list = style(layered('families', { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' }));
/** Screen readers read the date after the title; on screen it is before it. */
export const entry = style(
  layered('families', {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column-reverse',
    gap: space['4'],
    padding: `${space['16']} 0`,
    borderTop: `1px solid ${color.hairline}`,
    selectors: { '&:first-child': { borderTopColor: color.ink } },
    '@media': {
      [media.from768]: { flexDirection: 'row-reverse', justifyContent: 'flex-end', gap: space['24'] },
    },
  }),
);
export const text = style(
  layered('families', { display: 'grid', gap: space['4'], minWidth: 0, maxWidth: size.column }),
);
export const meta = style(
  layered('families', {
    display: 'flex',
    flexWrap: 'wrap',
    gap: `0 ${space['12']}`,
    font: vars.text.caption,
    color: color.muted,
    '@media': {
      [media.from768]: { flex: `0 0 ${span['160']}`, flexDirection: 'column', paddingTop: space['4'] },
    },
  }),
);
export const title = style(layered('families', { font: `${weight.semibold} ${vars.text.lead}` }));
/** The whole row can be clicked. */
export const link = style(
  layered('families', {
    color: color.ink,
    textDecoration: 'none',
    selectors: { '&::after': { content: '', position: 'absolute', inset: 0 } },
    '@media': { [media.hover]: { selectors: { '&:hover': { textDecoration: 'underline' } } } },
  }),
);
