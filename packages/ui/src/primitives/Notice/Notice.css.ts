import { style, styleVariants } from '@vanilla-extract/css';
import { layered } from '../../css/layered.ts';
import { media } from '../../css/media.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space, weight } = vars;

export const notice = style(
  layered('primitives', {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space['16'],
    border: `1px solid ${color.hairline}`,
    background: color.raised,
    padding: space['16'],
    '@media': { [media.from554]: { padding: space['24'] } },
  }),
);
export const title = style(
  layered('primitives', {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: space['8'],
    font: `${weight.semibold} ${vars.text.title}`,
  }),
);
export const bare = style(layered('primitives', { display: 'block' }));
export const mark = style(layered('primitives', { paddingTop: space['4'] }));
export const tone = styleVariants({
  empty: {},
  info: {},
  failed: layered('primitives', { color: color.critical }),
  offline: layered('primitives', { color: color.caution }),
});
export const actions = style(
  layered('primitives', { display: 'flex', flexWrap: 'wrap', gap: `${space['8']} ${space['16']}` }),
);
