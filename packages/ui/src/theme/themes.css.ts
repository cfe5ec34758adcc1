import { createGlobalTheme } from '@vanilla-extract/css';
import { layers } from './layers.css.ts';
import { makeTheme } from './makeTheme.ts';
import { themes } from './tokens.ts';
import { vars } from './vars.css.ts';

for (const [name, colors] of Object.entries(themes))
  createGlobalTheme(`[data-theme="${name}"]`, vars, { '@layer': layers.reset, ...makeTheme(colors) });
