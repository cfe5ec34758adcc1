import { style } from '@vanilla-extract/css';
import { layered } from '@vvoz/ui/css/layered.ts';
import { media } from '@vvoz/ui/css/media.ts';
import { vars } from '@vvoz/ui/theme/vars.css.ts';
import { span } from '@vvoz/ui/theme/tokens.ts';

const { color, size, space, text } = vars;

export const quiet = style(layered('families', { font: text.caption, color: color.muted }));
export const links = style(
  layered('families', { display: 'flex', flexWrap: 'wrap', gap: `${space['8']} ${space['24']}` }),
);
export const duo = style(
  layered('families', {
    display: 'grid',
    gap: `${space['32']} ${space['48']}`,
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    '@media': {
      [media.from768]: { gridTemplateColumns: `repeat(auto-fit, minmax(${span['320']}, 1fr))` },
    },
  }),
);
export const sets = style(
  layered('families', {
    display: 'grid',
    columnGap: space['24'],
    '@media': {
      [media.from554]: { gridTemplateColumns: '1fr 1fr' },
      [media.from1024]: { gridTemplateColumns: 'repeat(4, 1fr)' },
    },
  }),
);
export const set = style(
  layered('families', {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space['12'],
    minHeight: size.control,
    borderBottom: `1px solid ${color.hairline}`,
    color: color.ink,
    textDecoration: 'none',
    '@media': { [media.hover]: { selectors: { '&:hover': { textDecoration: 'underline' } } } },
  }),
);
