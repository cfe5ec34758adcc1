import { style } from '@vanilla-extract/css';
import { layered } from '../../css/layered.ts';
import { media } from '../../css/media.ts';
import { vars } from '../../theme/vars.css.ts';
import { span } from '../../theme/tokens.ts';

const { color, space, text } = vars;

/** Stacked above the bars at the bottom of a phone (`zIndex` 4), below the menu and the sheet. */
export const notice = style(
  layered('families', {
    position: 'fixed',
    insetInline: 0,
    bottom: 0,
    zIndex: 6,
    display: 'grid',
    gap: space['12'],
    maxHeight: '50dvh',
    overflowY: 'auto',
    padding: `${space['12']} ${vars.gutter}`,
    borderTop: `1px solid ${color.ink}`,
    background: color.raised,
    font: text.body,
    '@media': {
      [media.from1024]: {
        insetInline: `${vars.gutter} auto`,
        bottom: space['16'],
        width: span['384'],
        padding: space['16'],
        border: `1px solid ${color.ink}`,
      },
    },
  }),
);
export const head = style(
  layered('families', {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'start',
    gap: space['16'],
  }),
);
export const entry = style(
  layered('families', {
    display: 'grid',
    gap: space['8'],
    selectors: {
      '& + &': { borderTop: `1px solid ${color.hairline}`, paddingTop: space['12'] },
    },
  }),
);
export const actions = style(
  layered('families', {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space['8']} ${space['16']}`,
  }),
);
