import { globalStyle, style } from '@vanilla-extract/css';
import { layered } from '../../css/layered.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space } = vars;

/** Groups out of sight are not laid out or painted with each choice; they keep the size that they had. */
export const group = style(
  layered('families', {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: space['8'],
    alignItems: 'center',
    paddingBlock: space['16'],
    borderTop: `1px solid ${color.hairline}`,
    minWidth: 0,
    contentVisibility: 'auto',
    containIntrinsicBlockSize: 'auto 9rem',
    // Focus rings stand out of the group.
    overflowClipMargin: '4px',
  }),
);
globalStyle(`${group} > :not(legend)`, layered('families', { minWidth: 0 }));

// Floated, a legend is an ordinary item of the grid and not a gap in the border.
export const legend = style(layered('families', { float: 'left', display: 'flex', gap: space['8'] }));
export const title = style(layered('families', { fontWeight: 600, whiteSpace: 'nowrap' }));
export const chosen = style(
  layered('families', {
    color: color.muted,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  }),
);
export const body = style(layered('families', { gridColumn: '1 / -1' }));
