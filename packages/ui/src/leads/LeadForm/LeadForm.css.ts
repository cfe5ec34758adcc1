import { style } from '@vanilla-extract/css';
import { layered } from '../../css/layered.ts';
import { media } from '../../css/media.ts';
import { vars } from '../../theme/vars.css.ts';
import { span } from '../../theme/tokens.ts';

const { color, size, space, text, weight } = vars;

const column = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space['16'],
  alignContent: 'start',
} as const;

export const root = style(layered('families', { ...column, containerType: 'inline-size' }));
export const form = style(
  layered('families', {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: `${space['16']} ${space['48']}`,
    '@container': { [`(min-width: ${span['640']})`]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  }),
);
export const side = style(layered('families', column));
export const about = style(layered('families', { font: text.body }));
export const actions = style(
  layered('families', { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space['16'] }),
);
export const consent = style(layered('families', { display: 'grid', gap: space['4'] }));
export const error = style(
  layered('families', {
    font: text.caption,
    color: color.critical,
    paddingLeft: `calc(${size.iconM} + ${space['10']})`,
  }),
);
export const remark = style(layered('families', { font: text.caption, color: color.muted }));

export const steps = style(
  layered('families', {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: `0 ${space['48']}`,
    counterReset: 'next',
    borderTop: `1px solid ${color.hairline}`,
    '@container': {
      [`(min-width: ${span['640']})`]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: space['24'] },
    },
  }),
);
export const step = style(
  layered('families', {
    display: 'flex',
    gap: space['12'],
    paddingBlock: space['12'],
    font: text.caption,
    counterIncrement: 'next',
    selectors: {
      '&::before': { content: 'counter(next)', flex: 'none', color: color.muted },
      '& + &': { borderTop: `1px solid ${color.hairline}` },
    },
    '@container': { [`(min-width: ${span['640']})`]: { selectors: { '& + &': { borderTop: 0 } } } },
  }),
);

export const trouble = style(
  layered('families', {
    ...column,
    gap: space['8'],
    border: `1px solid ${color.critical}`,
    borderRadius: vars.radius,
    padding: space['12'],
  }),
);
export const ways = style(
  layered('families', { display: 'flex', flexWrap: 'wrap', gap: `${space['8']} ${space['16']}` }),
);
export const way = style(
  layered('families', {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: size.target,
    '@media': { [media.below768]: { minHeight: size.control } },
  }),
);
export const result = style(layered('families', { ...column, justifyItems: 'start', maxWidth: span['704'] }));
export const title = style(
  layered('families', { font: `${weight.semibold} ${text.title}`, outlineOffset: space['4'] }),
);
