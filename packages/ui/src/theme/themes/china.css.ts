import { createGlobalTheme } from '@vanilla-extract/css';
import { layers } from '../../css/layers.css.ts';
import { makeTheme } from '../makeTheme.ts';
import { themes } from '../tokens.ts';
import { vars } from '../vars.css.ts';

createGlobalTheme('[data-theme="china"]', vars, { '@layer': layers.reset, ...makeTheme(themes.china) });
