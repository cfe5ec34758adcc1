import { style, styleVariants } from '@vanilla-extract/css';
import { layered } from '../../css/layered.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space, text } = vars;

/** A section of the offer panel: an ink rule above it, no box. */
export const section = style(
  layered('families', {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space['12'],
    borderTop: `1px solid ${color.ink}`,
    paddingTop: space['12'],
  }),
);
export const title = style(layered('families', { font: `600 ${text['17']}` }));
export const form = style(
  layered('families', { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space['8'] }),
);

export const results = style(layered('families', { borderTop: `1px solid ${color.hairline}` }));
export const result = style(
  layered('families', {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `0 ${space['12']}`,
    paddingBlock: '0.375rem',
    borderBottom: `1px solid ${color.hairline}`,
  }),
);
export const variant = style(layered('families', { font: text['13'] }));
export const bid = styleVariants({
  first: layered('families', { font: `600 ${text['26']}`, letterSpacing: '-0.015em', marginLeft: 'auto' }),
  next: layered('families', { font: `600 ${text['15']}`, marginLeft: 'auto' }),
  none: layered('families', { font: text['13'], color: color.muted, marginLeft: 'auto' }),
});
/** The turnkey total of a bid, on a line of its own below the bid. */
export const total = style(layered('families', { flexBasis: '100%', font: text['13'], color: color.muted }));
export const remark = style(layered('families', { font: text['13'], color: color.muted }));
export const message = style(
  layered('families', {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: space['8'],
    font: text['15'],
  }),
);
export const mark = style(layered('families', { paddingTop: '0.125rem', color: color.caution }));
export const failedMark = style(layered('families', { paddingTop: '0.125rem', color: color.critical }));
