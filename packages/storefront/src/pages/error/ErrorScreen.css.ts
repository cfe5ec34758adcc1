import { globalStyle, style } from '@vanilla-extract/css';
import { layered } from '@vvoz/ui/css/layered.ts';
import { media } from '@vvoz/ui/css/media.ts';
import { vars } from '@vvoz/ui/theme/vars.css.ts';
import { span } from '@vvoz/ui/theme/tokens.ts';

const { color, space, text } = vars;

export const screen = style(
  layered('families', {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space['32'],
    alignItems: 'start',
    paddingTop: space['16'],
    '@media': {
      [media.from768]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', paddingTop: space['32'] },
    },
  }),
);
export const advice = style(layered('families', { color: color.muted, maxWidth: span['576'] }));
export const reason = style(layered('families', { font: text.caption, color: color.muted }));
export const sheet = style(layered('families', { position: 'relative' }));
// Nine cells do not fill two columns.
globalStyle(
  `${sheet} dl > :nth-child(9)`,
  layered('families', { display: 'none', '@media': { [media.from554]: { display: 'block' } } }),
);
export const stamp = style(
  layered('families', { position: 'absolute', right: space['32'], bottom: space['16'] }),
);
export const tel = style(layered('families', { whiteSpace: 'nowrap' }));
