import { style } from '@vanilla-extract/css';
import { layered } from '../../css/layered.ts';
import { media } from '../../css/media.ts';
import { size } from '../../primitives/Icon/Icon.css.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, leading, radius, space, weight } = vars;

/** Beside «Фильтры · 12» there is no room for one line. */
const NARROW = '(max-width: 374px)';

/** Looks like a plain button: it takes the place of «Показать». */
export const button = style(
  layered('families', {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space['8'],
    minHeight: vars.size.control,
    padding: `0 ${space['12']}`,
    border: `1px solid ${color.edge}`,
    borderRadius: radius,
    background: color.raised,
    fontWeight: weight.semibold,
    whiteSpace: 'nowrap',
    '@media': {
      [NARROW]: { whiteSpace: 'normal', lineHeight: leading.caption },
      print: { display: 'none' },
      [media.hover]: { selectors: { '&:hover': { borderColor: color.ink } } },
    },
  }),
);
/** The class of `Icon`. If a script imported `Icon` itself, the bundler would move it to a separate script. */
export const icon = size.s;
