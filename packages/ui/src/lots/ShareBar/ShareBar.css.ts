import { globalStyle, style } from '@vanilla-extract/css';
import { layered } from '../../css/layered.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space, text } = vars;
const noScripts = '(scripting: none)';

export const bar = style(
  layered('families', {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `0 ${space['16']}`,
  }),
);
/** Hidden without JavaScript. */
export const scripted = style(
  layered('families', { display: 'contents', '@media': { [noScripts]: { display: 'none' } } }),
);
/** The address to copy by hand: shown without JavaScript, or when copying is refused. */
export const address = style(
  layered('families', {
    flexBasis: '100%',
    display: 'none',
    '@media': { [noScripts]: { display: 'block' } },
  }),
);
export const shown = style(layered('families', { display: 'block' }));
export const caption = style(layered('families', { font: text.caption, color: color.muted }));
globalStyle(`${bar} > *`, layered('families', { minWidth: 0 }));
