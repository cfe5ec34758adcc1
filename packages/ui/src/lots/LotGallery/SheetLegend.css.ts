import { style } from '@vanilla-extract/css';
import { layered } from '../../css/layered.ts';
import { media } from '../../css/media.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, size, space, text, weight } = vars;
const hairline = `1px solid ${color.hairline}`;

export const beside = style(
  layered('families', {
    display: 'none',
    font: text.caption,
    '@media': { [media.from1024]: { display: 'block' }, print: { display: 'block' } },
  }),
);
export const title = style(layered('families', { font: `${weight.semibold} ${text.body}` }));

export const folded = style(
  layered('families', {
    font: text.caption,
    '@media': { [media.from1024]: { display: 'none' }, print: { display: 'none' } },
  }),
);
export const summary = style(
  layered('families', {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space['8'],
    minHeight: size.control,
  }),
);

export const codes = style(layered('families', { borderTop: hairline }));
export const row = style(
  layered('families', {
    display: 'grid',
    gridTemplateColumns: `${size.chip} minmax(0, 1fr)`,
    gap: space['4'],
    paddingBlock: '0.3125rem', // token-ok: as high as the codes on the sheet
    borderBottom: hairline,
  }),
);
export const other = style(layered('families', { color: color.muted }));
export const code = style(layered('families', { fontWeight: weight.semibold }));
export const hit = style(layered('families', { color: color.link, fontWeight: weight.semibold }));
export const where = style(layered('families', { display: 'block', color: color.muted }));
export const note = style(layered('families', { paddingTop: space['8'], color: color.muted }));
