import { style, styleVariants } from '@vanilla-extract/css';
import { layered } from '../../css/layered.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space, text, weight } = vars;

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
export const title = style(layered('families', { font: `${weight.semibold} ${text.lead}` }));
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
    paddingBlock: space['6'],
    borderBottom: `1px solid ${color.hairline}`,
  }),
);
export const variant = style(layered('families', { font: text.caption }));
export const bid = styleVariants({
  first: layered('families', {
    font: `${weight.semibold} ${text.heading}`,
    letterSpacing: '-0.015em',
    marginLeft: 'auto',
  }),
  next: layered('families', { font: `${weight.semibold} ${text.body}`, marginLeft: 'auto' }),
  none: layered('families', { font: text.caption, color: color.muted, marginLeft: 'auto' }),
});
/** The turnkey total of a bid, on a line of its own below the bid. */
export const total = style(
  layered('families', { flexBasis: '100%', font: text.caption, color: color.muted }),
);
export const remark = style(layered('families', { font: text.caption, color: color.muted }));
export const message = style(
  layered('families', {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: space['8'],
    font: text.body,
  }),
);
export const mark = style(layered('families', { paddingTop: space['2'], color: color.caution }));
export const failedMark = style(layered('families', { paddingTop: space['2'], color: color.critical }));
