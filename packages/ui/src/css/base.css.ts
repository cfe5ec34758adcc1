import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';
import { hiddenText } from './hiddenText.ts';
import { layered } from './layered.ts';
import { media } from './media.ts';
import { span } from '../theme/tokens.ts';

globalStyle(
  ':root',
  layered('base', {
    colorScheme: 'light dark',
    // Keeps a focused element clear of the sticky header and the sticky bar at the bottom.
    scrollPadding: `${span['80']} 0 ${span['96']}`,
    fontFamily: vars.font,
  }),
);
/** Set by `lockPage`. */
globalStyle('html[data-locked]', layered('base', { overflow: 'hidden' }));
globalStyle('[data-scheme="light"]', layered('base', { colorScheme: 'light' }));
globalStyle('[data-scheme="dark"]', layered('base', { colorScheme: 'dark' }));
globalStyle(
  '[data-theme]',
  layered('base', { '@media': { [media.from768]: { vars: { [vars.gutter]: vars.space['24'] } } } }),
);

globalStyle(
  'body',
  layered('base', {
    background: vars.color.paper,
    color: vars.color.ink,
    font: vars.text.body,
    fontVariantNumeric: 'tabular-nums',
    WebkitFontSmoothing: 'antialiased',
    overflowWrap: 'break-word',
  }),
);

globalStyle('h1, h2, h3, h4', layered('base', { fontWeight: vars.weight.semibold, textWrap: 'balance' }));
globalStyle(
  'h1',
  layered('base', {
    font: `${vars.weight.semibold} ${vars.text.heading}`,
    letterSpacing: '-0.012em',
    '@media': { [media.from768]: { font: `${vars.weight.semibold} ${vars.text.display}` } },
  }),
);
globalStyle('h2', layered('base', { font: `${vars.weight.semibold} ${vars.text.title}` }));
globalStyle('h3', layered('base', { font: `${vars.weight.semibold} ${vars.text.lead}` }));
globalStyle('h4', layered('base', { font: `${vars.weight.semibold} ${vars.text.body}` }));

globalStyle(
  'a',
  layered('base', { color: vars.color.link, textUnderlineOffset: '0.2em', textDecorationThickness: '1px' }),
);
globalStyle('a:hover', layered('base', { '@media': { [media.hover]: { textDecorationThickness: '2px' } } }));
globalStyle(
  ':focus-visible',
  layered('base', { outline: `2px solid ${vars.color.ink}`, outlineOffset: '2px' }),
);
globalStyle('::placeholder', layered('base', { color: vars.color.muted, opacity: 1 }));

globalStyle(
  '*, ::before, ::after',
  layered('base', {
    '@media': {
      '(prefers-reduced-motion: reduce)': {
        animation: 'none !important',
        transition: 'none !important',
        scrollBehavior: 'auto !important' as 'auto',
      },
    },
  }),
);

globalStyle(
  ':root',
  layered('base', { '@media': { print: { colorScheme: 'light', fontSize: '75%', scrollPadding: 0 } } }),
);
globalStyle('body', layered('base', { '@media': { print: { background: 'none' } } }));

/** Hidden visually, but available to screen readers and in the focus order. */
export const visuallyHidden = style(
  layered('base', {
    ...hiddenText,
    position: 'absolute !important' as 'absolute',
    width: '1px !important',
  }),
);

/** The page column: at most 1280 px, with a gutter on both sides. */
export const wrap = style(
  layered('base', { maxWidth: vars.size.page, marginInline: 'auto', paddingInline: vars.gutter }),
);

/** Shown in print only. */
export const onPaper = style(layered('base', { display: 'none', '@media': { print: { display: 'block' } } }));
/** Hidden in print: bars, buttons, forms. */
export const noPrint = style(layered('base', { '@media': { print: { display: 'none !important' } } }));

// The place of a picture that could not be loaded: the same paper as that of a lot without pictures.
globalStyle(':where([data-no-picture])', layered('families', { position: 'relative' }));
// Its text stays for screen readers.
globalStyle('[data-no-picture] > img', layered('families', { opacity: 0 }));
globalStyle(
  '[data-no-picture][data-no-picture]::before',
  layered('families', {
    content: 'Снимков пока нет',
    position: 'absolute',
    inset: 0,
    display: 'grid',
    placeContent: 'center',
    textAlign: 'center',
    overflow: 'hidden',
    color: vars.color.muted,
    font: vars.text.caption,
    background: `repeating-linear-gradient(${vars.color.hairline} 0 1px, transparent 1px 28px), ${vars.color.sunk}`,
  }),
);
