import { style } from '@vanilla-extract/css';
import { layered } from '../../css/layered.ts';
import { media } from '../../css/media.ts';
import { vars } from '../../theme/vars.css.ts';
import { span } from '../../theme/tokens.ts';

const { color, space, text, weight } = vars;

const wrappedList = { display: 'flex', flexWrap: 'wrap', margin: 0, padding: 0, listStyle: 'none' } as const;

/** The whole window of a phone, a column at the right of a wider one. A modal dialog: see `ChatPanel`. */
export const panel = style(
  layered('families', {
    gridTemplateRows: 'auto minmax(0, 1fr) auto',
    width: '100%',
    maxWidth: 'none',
    height: '100dvh',
    maxHeight: 'none',
    margin: 0,
    padding: 0,
    border: 0,
    background: color.raised,
    color: color.ink,
    font: text.body,
    overscrollBehavior: 'contain',
    selectors: { '&[open]': { display: 'grid' } },
    '@media': {
      [media.from768]: {
        width: span['416'],
        marginLeft: 'auto',
        borderLeft: `1px solid ${color.ink}`,
        boxShadow: vars.shadow,
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
export const title = style(layered('families', { font: `${weight.semibold} ${text.lead}` }));
export const note = style(layered('families', { font: text.caption, color: color.muted }));
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
export const time = style(layered('families', { display: 'block', font: text.caption, color: color.muted }));
/** The lot of a message. */
export const about = style(
  layered('families', {
    display: 'block',
    marginTop: space['4'],
    paddingLeft: space['8'],
    borderLeft: `2px solid ${color.ink}`,
    font: text.caption,
  }),
);
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
    minHeight: span['72'],
    padding: space['12'],
    border: `1px solid ${color.edge}`,
    borderRadius: vars.radius,
    background: color.paper,
    color: color.ink,
    font: text.body,
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
