import { style, styleVariants } from '@vanilla-extract/css';
import { layered } from '../../css/layered.ts';
import { media } from '../../css/media.ts';
import { vars } from '../../theme/vars.css.ts';
import { span } from '../../theme/tokens.ts';

const { color, leading, space, text } = vars;

const drawTiles = (columns: number) =>
  layered('families', {
    display: 'grid',
    gridTemplateColumns: `repeat(${columns}, 1fr)`,
    gap: '1px',
    border: `1px solid ${color.edge}`,
    borderRadius: vars.radius,
    background: color.raised,
    overflow: 'hidden',
    '@media': {
      // One row that scrolls; the edge cuts a tile, which shows that there are more.
      [media.below768]: {
        gridTemplateColumns: 'none',
        gridAutoFlow: 'column',
        gridAutoColumns: columns === 2 ? span['120'] : span['100'],
        overflowX: 'auto',
        scrollbarWidth: 'none',
      },
    },
  });

export const columns = styleVariants({ 2: drawTiles(2), 3: drawTiles(3) });

export const tile = style(
  layered('families', {
    position: 'relative',
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'start',
    minWidth: 0,
    minHeight: span['92'],
    padding: `${space['8']} ${space['4']} ${space['6']}`,
    font: text.caption,
    lineHeight: leading.tight,
    textAlign: 'center',
    rowGap: '2px',
    cursor: 'pointer',
    boxShadow: `0 0 0 1px ${color.hairline}`,
    selectors: {
      '&:hover': { background: color.sunk },
      '&:has(:disabled)': { background: color.sunk, color: color.muted, cursor: 'default' },
      '&:has(:checked)': { background: color.ink, color: color.paper },
      '&:has(:focus-visible)': { outline: `2px solid ${color.ink}`, outlineOffset: '-4px' },
      '&:has(:checked:focus-visible)': { outlineColor: color.paper },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: {
          '&:has(:checked)': {
            background: 'Highlight',
            color: 'HighlightText',
            forcedColorAdjust: 'none',
          },
        },
      },
    },
  }),
);

export const input = style(
  layered('families', {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    opacity: 0,
    cursor: 'inherit',
  }),
);

export const figure = style(
  layered('families', {
    font: text.caption,
    lineHeight: leading.tight,
    color: color.muted,
    selectors: { ':checked ~ &': { color: 'inherit' } },
  }),
);
