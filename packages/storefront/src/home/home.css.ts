import { style } from '@vanilla-extract/css';
import { layered } from '@vvoz/ui/css/layered.ts';
import { media } from '@vvoz/ui/css/media.ts';
import { vars } from '@vvoz/ui/theme/vars.css.ts';

/** There are no breadcrumbs above, so it has top padding of its own. */
export const head = style(
  layered('families', { display: 'grid', gap: vars.space['24'], paddingTop: vars.space['24'] }),
);
export const lead = style(layered('families', { maxWidth: '38rem' }));

/** Sections as cells of a table with shared hairlines. */
export const sections = style(
  layered('families', {
    display: 'grid',
    border: `solid ${vars.color.hairline}`,
    borderWidth: '1px 0 0 1px',
    background: vars.color.raised,
    '@media': {
      [media.from554]: { gridTemplateColumns: '1fr 1fr' },
      [media.from1024]: { gridTemplateColumns: 'repeat(4, 1fr)' },
    },
  }),
);
export const section = style(
  layered('families', {
    border: `solid ${vars.color.hairline}`,
    borderWidth: '0 1px 1px 0',
    padding: vars.space['16'],
    minWidth: 0,
    display: 'grid',
    gap: vars.space['8'],
    alignContent: 'start',
  }),
);
export const brands = style(
  layered('families', {
    display: 'grid',
    columnGap: vars.space['24'],
    '@media': {
      [media.from554]: { gridTemplateColumns: '1fr 1fr' },
      [media.from1024]: { gridTemplateColumns: 'repeat(4, 1fr)' },
    },
  }),
);
export const brand = style(
  layered('families', {
    display: 'flex',
    justifyContent: 'space-between',
    gap: vars.space['8'],
    minHeight: '2.75rem',
    alignItems: 'center',
    borderBottom: `1px solid ${vars.color.hairline}`,
    color: vars.color.ink,
    textDecoration: 'none',
    '@media': { [media.hover]: { selectors: { '&:hover': { textDecoration: 'underline' } } } },
  }),
);
export const figure = style(layered('families', { color: vars.color.muted, font: vars.text['13'] }));
