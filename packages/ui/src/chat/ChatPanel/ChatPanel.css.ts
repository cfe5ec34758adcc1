import { style } from '@vanilla-extract/css';
import { layered } from '../../css/layered.ts';
import { media } from '../../css/media.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space, text } = vars;

const wrappedList = { display: 'flex', flexWrap: 'wrap', margin: 0, padding: 0, listStyle: 'none' } as const;

/** The whole width of a phone, a column at the right of a wider window. Above bars and notices, below the menu. */
export const panel = style(
  layered('families', {
    position: 'fixed',
    inset: 'auto 0 0',
    zIndex: 7,
    display: 'grid',
    gridTemplateRows: 'auto minmax(0, 1fr) auto',
    width: 'auto',
    maxWidth: 'none',
    maxHeight: '85dvh',
    margin: 0,
    padding: 0,
    border: 0,
    borderTop: `1px solid ${color.ink}`,
    background: color.raised,
    color: color.ink,
    font: text['15'],
    '@media': {
      [media.from768]: {
        inset: `auto ${vars.gutter} ${space['16']} auto`,
        width: '24rem',
        maxHeight: 'min(40rem, 85dvh)',
        border: `1px solid ${color.ink}`,
        borderRadius: vars.radius,
      },
    },
  }),
);
export const head = style(
  layered('families', {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'start',
    gap: space['16'],
    padding: `${space['12']} ${space['16']}`,
    borderBottom: `1px solid ${color.hairline}`,
  }),
);
export const title = style(layered('families', { font: `600 ${text['17']}` }));
export const note = style(layered('families', { font: text['13'], color: color.muted }));
export const body = style(
  layered('families', {
    display: 'grid',
    alignContent: 'start',
    gap: space['12'],
    overflowY: 'auto',
    padding: space['16'],
  }),
);
/** An answer of the site, beside the messages of people. */
export const answer = style(
  layered('families', {
    display: 'grid',
    gap: space['8'],
    justifyItems: 'start',
    padding: space['12'],
    border: `1px solid ${color.hairline}`,
    background: color.paper,
  }),
);
export const log = style(
  layered('families', { display: 'grid', gap: space['8'], margin: 0, padding: 0, listStyle: 'none' }),
);
export const message = style(
  layered('families', {
    justifySelf: 'start',
    maxWidth: '85%',
    padding: `${space['8']} ${space['12']}`,
    border: `1px solid ${color.hairline}`,
    borderRadius: vars.radius,
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
  }),
);
export const own = style(layered('families', { justifySelf: 'end', background: color.sunk }));
export const time = style(layered('families', { display: 'block', font: text['13'], color: color.muted }));
export const failed = style(layered('families', { color: color.critical }));
export const quick = style(layered('families', { ...wrappedList, gap: space['8'] }));
export const form = style(
  layered('families', {
    display: 'grid',
    gap: space['12'],
    padding: space['16'],
    borderTop: `1px solid ${color.hairline}`,
  }),
);
export const field = style(
  layered('families', {
    width: '100%',
    minHeight: '4.5rem',
    padding: space['12'],
    border: `1px solid ${color.edge}`,
    borderRadius: vars.radius,
    background: color.paper,
    color: color.ink,
    font: text['15'],
    resize: 'vertical',
    selectors: { '&[aria-invalid="true"]': { borderColor: color.critical } },
  }),
);
export const actions = style(
  layered('families', {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${space['8']} ${space['16']}`,
  }),
);
export const social = style(layered('families', { ...wrappedList, gap: `${space['8']} ${space['16']}` }));
