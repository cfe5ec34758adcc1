import { globalStyle, style } from '@vanilla-extract/css';
import { layered } from '../../css/layered.ts';
import { media } from '../../css/media.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space } = vars;

export const form = style(layered('families', { display: 'block', minWidth: 0 }));
export const groups = style({});
globalStyle(`${groups} > :first-child`, layered('families', { borderTop: 0, paddingTop: 0 }));

/** Stays visible while the groups of the sheet scroll; beside a list it would cover options. */
export const foot = style(
  layered('families', {
    position: 'sticky',
    bottom: 0,
    zIndex: 2,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: space['8'],
    paddingBlock: `${space['12']} max(${space['12']}, env(safe-area-inset-bottom))`,
    borderTop: `1px solid ${color.ink}`,
    background: color.paper,
    '@media': { [media.from1024]: { position: 'static' } },
  }),
);

/** The count of the rail is announced only in the sheet; beside the list, the heading announces it. */
export const spoken = style(layered('families', { '@media': { [media.from1024]: { display: 'none' } } }));
