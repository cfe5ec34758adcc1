import { style, styleVariants } from '@vanilla-extract/css';
import { layered } from '../../css/layered.ts';

export const icon = style(
  layered('primitives', { flex: 'none', fill: 'none', stroke: 'currentColor', strokeWidth: 1.5 }),
);

export const size = styleVariants({
  xs: layered('primitives', { width: '0.875rem', height: '0.875rem' }),
  s: layered('primitives', { width: '1rem', height: '1rem' }),
  m: layered('primitives', { width: '1.25rem', height: '1.25rem' }),
});

export const sprite = style(layered('primitives', { display: 'none' }));
