import { globalStyle, style } from '@vanilla-extract/css';
import { layered } from '../../css/layered.ts';
import { media } from '../../css/media.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, leading, size, space, text } = vars;

export const nav = style(layered('primitives', { font: text.caption, color: color.muted, minWidth: 0 }));
export const list = style(
  layered('primitives', {
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: `0 ${space['8']}`,
    '@media': {
      [media.below554]: {
        flexWrap: 'nowrap',
        overflowX: 'auto',
        whiteSpace: 'nowrap',
        scrollbarWidth: 'none',
        marginInline: `calc(-1 * ${vars.gutter})`,
        paddingInline: vars.gutter,
        // A name that does not fit fades out instead of being cut.
        maskImage: `linear-gradient(to left, transparent, black ${vars.gutter})`,
      },
    },
  }),
);
export const item = style(layered('primitives', { lineHeight: leading.body }));
globalStyle(
  `${item} + ${item}::before`,
  layered('primitives', { content: '"/" / ""', marginRight: space['8'] }),
);
export const link = style(
  layered('primitives', {
    display: 'inline-block',
    color: 'inherit',
    textDecoration: 'none',
    outlineOffset: '-2px',
    '@media': {
      [media.below554]: { lineHeight: size.control },
      [media.hover]: { selectors: { '&:hover': { textDecoration: 'underline' } } },
    },
  }),
);
