import { style } from '@vanilla-extract/css';
import { layered } from '@vvoz/ui/css/layered.ts';
import { vars } from '@vvoz/ui/theme/vars.css.ts';
import { span } from '@vvoz/ui/theme/tokens.ts';

/** Keeps the footer below the window until the script has filled the page. */
export const room = style(
  layered('families', { minHeight: '70vh', display: 'grid', alignContent: 'start', gap: vars.space['24'] }),
);
/** Shown without JavaScript. */
export const scriptless = style(
  layered('families', { display: 'none', '@media': { '(scripting: none)': { display: 'block' } } }),
);
export const options = style(layered('families', { maxWidth: span['256'] }));

/** Names the lot that was removed last. The element exists before it has text, so that screen readers announce the text. */
export const removed = style(layered('families', { selectors: { '&:empty': { position: 'absolute' } } }));
/** A text below a list. */
export const hint = style(
  layered('families', {
    marginTop: vars.space['12'],
    font: vars.text.caption,
    color: vars.color.muted,
    maxWidth: span['640'],
  }),
);
export const opener = style(
  layered('families', {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space['8'],
    minHeight: vars.size.control,
    cursor: 'pointer',
    textDecoration: 'underline',
    textDecorationColor: vars.color.edge,
    textUnderlineOffset: '0.25em',
  }),
);
