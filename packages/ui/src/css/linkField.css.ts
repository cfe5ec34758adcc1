import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';
import { layered } from './layered.ts';

const { color, space, text } = vars;

/** A read-only field with an address that a visitor copies by hand. */
export const linkField = style(
  layered('families', {
    width: '100%',
    height: '2.75rem',
    padding: `0 ${space['12']}`,
    border: `1px solid ${color.edge}`,
    borderRadius: vars.radius,
    background: color.raised,
    font: text['13'],
    textOverflow: 'ellipsis',
  }),
);
