import { style, styleVariants } from '@vanilla-extract/css';
import { layered } from '../../css/layered.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space, text } = vars;

export const badges = style(
  layered('families', {
    display: 'flex',
    flexWrap: 'wrap',
    alignContent: 'flex-start',
    gap: `0 ${space['12']}`,
    font: text.caption,
  }),
);
export const badge = style(
  layered('families', { display: 'inline-flex', alignItems: 'center', gap: space['4'] }),
);
export const tone = styleVariants({
  pos: layered('families', { color: color.positive }),
  cau: layered('families', { color: color.caution }),
  // A cost is no fault of the car.
  cri: layered('families', { color: color.ink }),
});
