import { style } from '@vanilla-extract/css';
import { layered } from '../../css/layered.ts';
import { media } from '../../css/media.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, leading, space, text } = vars;

/** Two tiles in a row on a phone; one row from 1024 px, however many there are. */
export const tiles = style(
  layered('families', {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: '1px',
    border: `1px solid ${color.edge}`,
    borderRadius: vars.radius,
    background: color.raised,
    overflow: 'hidden',
    '@media': {
      [media.from554]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
      [media.from1024]: {
        gridTemplateColumns: 'none',
        gridAutoFlow: 'column',
        gridAutoColumns: 'minmax(0, 1fr)',
      },
    },
  }),
);
export const cell = style(layered('families', { boxShadow: `0 0 0 1px ${color.hairline}` }));
export const tile = style(
  layered('families', {
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'start',
    height: '100%',
    padding: `${space['12']} ${space['4']} ${space['8']}`,
    font: text.caption,
    textAlign: 'center',
    textDecoration: 'none',
    rowGap: space['4'],
    color: color.ink,
    outlineOffset: '-4px',
    '@media': { [media.hover]: { selectors: { '&:hover': { background: color.sunk } } } },
  }),
);
export const count = style(layered('families', { color: color.muted, lineHeight: leading.tight }));
