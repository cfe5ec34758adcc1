/** Default look of native checkboxes and radios. A primitive that hides its input overrides it. */
import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';
import { layered } from './layered.ts';

const { color, space } = vars;
const box = 'input:is([type="checkbox"], [type="radio"])';

globalStyle(
  box,
  layered('base', {
    appearance: 'none',
    flex: 'none',
    width: '1.125rem', // token-ok: the box of a checkbox
    height: '1.125rem', // token-ok: square
    border: `1px solid ${color.edge}`,
    borderRadius: '3px',
    background: color.raised,
    cursor: 'pointer',
    // Windows high contrast mode drops backgrounds, so the native control is shown there.
    '@media': { '(forced-colors: active)': { appearance: 'auto' } },
  }),
);
globalStyle('input[type="radio"]', layered('base', { borderRadius: '50%' }));
globalStyle(`${box}:checked`, layered('base', { borderColor: color.ink, background: color.ink }));
globalStyle(
  'input[type="checkbox"]:checked::after',
  layered('base', {
    content: '',
    display: 'block',
    boxSizing: 'border-box',
    width: space['6'],
    height: '0.6875rem', // token-ok: the tick in the box
    margin: '0.0625rem auto', // token-ok: the tick in the box
    border: `solid ${color.paper}`,
    borderWidth: '0 2px 2px 0',
    rotate: '42deg',
  }),
);
globalStyle('input[type="radio"]:checked', layered('base', { boxShadow: `inset 0 0 0 4px ${color.raised}` }));
globalStyle(
  `${box}:disabled`,
  layered('base', { borderColor: color.hairline, background: color.sunk, cursor: 'default' }),
);
