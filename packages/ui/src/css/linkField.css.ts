import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';
import { layered } from './layered.ts';

const { color, size, space, text } = vars;

/** A read-only field with an address that a visitor copies by hand. */
export const linkField = style(
  layered('families', {
    width: '100%',
    height: size.control,
    padding: `0 ${space['12']}`,
    border: `1px solid ${color.edge}`,
    borderRadius: vars.radius,
    background: color.raised,
    font: text.caption,
    textOverflow: 'ellipsis',
  }),
);
