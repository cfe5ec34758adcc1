import { style } from '@vanilla-extract/css';
import { layered } from '@vvoz/ui/css/layered.ts';
import { media } from '@vvoz/ui/css/media.ts';
import { veilAfter } from '@vvoz/ui/css/veil.ts';
import { vars } from '@vvoz/ui/theme/vars.css.ts';

export const head = style(
  layered('families', {
    display: 'grid',
    gap: vars.space['12'],
    maxWidth: vars.size.column,
    paddingBlock: `${vars.space['12']} ${vars.space['8']}`,
    '@media': { [media.from768]: { paddingTop: vars.space['24'] } },
  }),
);
export const meta = style(layered('families', { font: vars.text.caption, color: vars.color.muted }));
export const article = style(layered('families', { display: 'grid', gap: vars.space['24'], minWidth: 0 }));
/** The picture above a text; it keeps its place while it loads. */
export const picture = style(
  layered('families', {
    position: 'relative',
    display: 'block',
    maxWidth: vars.size.column,
    border: `1px solid ${vars.color.hairline}`,
    selectors: { '&::after': veilAfter },
  }),
);
export const photo = style(layered('families', { display: 'block', width: '100%', height: 'auto' }));
/** A video and its caption. */
export const video = style(
  layered('families', { display: 'grid', gap: vars.space['12'], maxWidth: vars.size.column, minWidth: 0 }),
);
export const note = style(layered('families', { font: vars.text.caption, color: vars.color.muted }));
export const foot = style(
  layered('families', {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space['48'],
    paddingTop: vars.space['32'],
  }),
);
