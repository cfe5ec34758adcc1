import { style } from '@vanilla-extract/css';
import { hiddenText } from '../../css/hiddenText.ts';
import { layered } from '../../css/layered.ts';
import { media } from '../../css/media.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space, text } = vars;

/** Above the bars at the bottom of a phone, which are 60 px high. */
export const place = style(
  layered('families', {
    position: 'fixed',
    insetInlineEnd: vars.gutter,
    bottom: '4.75rem',
    zIndex: 4,
    display: 'grid',
    justifyItems: 'end',
    gap: space['8'],
    maxWidth: '20rem',
    '@media': { [media.from1024]: { bottom: space['16'] } },
  }),
);
export const button = style(
  layered('families', {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space['8'],
    minHeight: '2.75rem',
    padding: `0 ${space['12']}`,
    border: `1px solid ${color.ink}`,
    borderRadius: vars.radius,
    background: color.raised,
    color: color.ink,
    font: `600 ${text['15']}`,
    cursor: 'pointer',
  }),
);
export const unread = style(
  layered('families', {
    display: 'inline-grid',
    placeContent: 'center',
    minWidth: '1.25rem',
    height: '1.25rem',
    padding: `0 ${space['4']}`,
    background: color.accent,
    color: color.onAccent,
    font: `600 ${text['13']}`,
  }),
);
/** Wide windows only: on a phone it would lie over the page. */
export const greeting = style(
  layered('families', {
    display: 'none',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: space['12'],
    padding: space['12'],
    border: `1px solid ${color.ink}`,
    borderRadius: vars.radius,
    background: color.raised,
    font: text['15'],
    '@media': { [media.from1024]: { display: 'grid' } },
  }),
);

/** On phones only the icon is visible; screen readers still read the words. */
export const label = style(layered('families', { '@media': { [media.below768]: hiddenText } }));
