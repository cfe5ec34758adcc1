import { style } from '@vanilla-extract/css';
import { layered } from '../../css/layered.ts';
import { media } from '../../css/media.ts';
import { vars } from '../../theme/vars.css.ts';
import { span } from '../../theme/tokens.ts';

const { color, leading, size, space, text, weight } = vars;

export const block = style(
  layered('families', { display: 'grid', alignContent: 'start', gap: space['8'], minWidth: 0 }),
);
export const title = style(layered('families', { font: `${weight.semibold} ${text.body}` }));
export const item = style(
  layered('families', {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: space['12'],
    borderTop: `1px solid ${color.hairline}`,
  }),
);
export const link = style(
  layered('families', {
    flex: 1,
    minWidth: 0,
    padding: `${space['12']} 0`,
    lineHeight: leading.caption,
    color: color.ink,
    textDecoration: 'none',
    '@media': { [media.hover]: { selectors: { '&:hover': { textDecoration: 'underline' } } } },
  }),
);
export const note = style(
  layered('families', { font: text.caption, color: color.muted, whiteSpace: 'nowrap' }),
);
export const all = style(layered('families', { display: 'inline-block', lineHeight: size.chip }));
/** Short lists side by side. */
export const columns = style(
  layered('families', {
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fill, minmax(min(${span['272']}, 100%), 1fr))`,
    gap: `${space['24']} ${space['32']}`,
  }),
);
