import { globalStyle, style } from '@vanilla-extract/css';
import { layered } from '../../css/layered.ts';
import { span } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space, weight } = vars;

/** Off-screen groups skip layout and paint on each choice; they keep their last size. */
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
    containIntrinsicBlockSize: `auto ${span['80']}`,
    // Focus rings extend beyond the group.
    overflowClipMargin: '4px',
  }),
);
globalStyle(`${group} > :not(legend)`, layered('families', { minWidth: 0 }));

// A floated legend is an ordinary grid item and leaves no gap in the border.
export const legend = style(layered('families', { float: 'left', display: 'flex', gap: space['8'] }));
export const title = style(layered('families', { fontWeight: weight.semibold, whiteSpace: 'nowrap' }));
export const chosen = style(
  layered('families', {
    color: color.muted,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  }),
);
export const body = style(layered('families', { gridColumn: '1 / -1' }));
