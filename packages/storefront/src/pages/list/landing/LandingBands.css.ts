import { style } from '@vanilla-extract/css';
import { layered } from '@vvoz/ui/css/layered.ts';
import { media } from '@vvoz/ui/css/media.ts';
import { vars } from '@vvoz/ui/theme/vars.css.ts';
import { span } from '@vvoz/ui/theme/tokens.ts';

const { color, size, space, text } = vars;

export const list = style(
  layered('families', {
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fill, minmax(min(${span['240']}, 100%), 1fr))`,
    columnGap: space['24'],
  }),
);
export const link = style(
  layered('families', {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space['12'],
    minHeight: size.control,
    // All links of a row have the same height.
    height: '100%',
    borderBottom: `1px solid ${color.hairline}`,
    color: color.ink,
    textDecoration: 'none',
    '@media': { [media.hover]: { selectors: { '&:hover': { textDecoration: 'underline' } } } },
    selectors: {
      '&::after': {
        content: 'attr(data-figure)',
        flex: 'none',
        font: text.caption,
        fontVariantNumeric: 'tabular-nums',
        color: color.muted,
      },
    },
  }),
);
export const more = style(layered('families', { display: 'block' }));
export const summary = style(
  layered('families', {
    minHeight: size.control,
    lineHeight: size.control,
    cursor: 'pointer',
    color: color.muted,
  }),
);
