import { style } from '@vanilla-extract/css';
import { layered } from '../../css/layered.ts';
import { media } from '../../css/media.ts';
import { vars } from '../../theme/vars.css.ts';
import { span } from '../../theme/tokens.ts';

const { color, space, text } = vars;

export const strip = style(
  layered('families', {
    position: 'fixed',
    inset: 'auto 0 0',
    zIndex: 6,
    display: 'grid',
    gap: `${space['8']} ${space['24']}`,
    alignItems: 'center',
    padding: `${space['12']} ${vars.gutter}`,
    borderTop: `1px solid ${color.ink}`,
    background: color.raised,
    '@media': { [media.from768]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
  }),
);
export const words = style(layered('families', { font: text.caption, maxWidth: span['960'] }));
/** Both answers have the same size, tone and width. */
export const actions = style(
  layered('families', {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: space['8'],
    '@media': { [media.below768]: { font: text.caption } },
  }),
);
