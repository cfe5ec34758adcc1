import { globalStyle, style } from '@vanilla-extract/css';
import { layered } from '../../css/layered.ts';
import { media } from '../../css/media.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, size, space, weight } = vars;

export const sales = style(
  layered('families', {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: `${space['16']} ${space['48']}`,
    alignItems: 'start',
    '@media': { [media.from1024]: { gridTemplateColumns: 'minmax(0, 11fr) minmax(0, 9fr)' } },
  }),
);

export const more = style(
  layered('families', {
    borderTop: `1px solid ${color.hairline}`,
    '@media': { [media.from1024]: { borderTop: 0 } },
  }),
);
export const summary = style(
  layered('families', {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minHeight: size.control,
    fontWeight: weight.semibold,
    '@media': {
      [media.hover]: {
        selectors: { '&:hover': { textDecoration: 'underline', textDecorationThickness: '1px' } },
      },
    },
  }),
);
export const chevron = style(layered('families', { display: 'inline-flex' }));
globalStyle(`${more}[open] ${chevron}`, layered('families', { rotate: '180deg' }));

// Beside the chart there is space for the table, so it is always open where the browser supports it.
const beside = { [media.from1024]: { '@supports': { 'selector(::details-content)': { display: 'none' } } } };
globalStyle(`${more} > summary`, layered('families', { '@media': beside }));
globalStyle(
  `${more}::details-content`,
  layered('families', {
    '@media': { [media.from1024]: { contentVisibility: 'visible', display: 'block' } },
  }),
);
