import { styleVariants } from '@vanilla-extract/css';
import { layered } from '../../css/layered.ts';
import { vars } from '../../theme/vars.css.ts';
import { span } from '../../theme/tokens.ts';

const draw = (height: string) =>
  layered('primitives', {
    display: 'block',
    flex: 'none',
    width: `calc(2 * ${height})`,
    height,
    maxWidth: '100%',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 1.5,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  });

/** m in the panel, l on front pages. */
export const size = styleVariants({ m: draw(vars.size.chip), l: draw(span['40']) });
