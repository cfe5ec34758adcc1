import { createGlobalThemeContract } from '@vanilla-extract/css';

const steps = {
  '4': null,
  '8': null,
  '12': null,
  '16': null,
  '24': null,
  '32': null,
  '48': null,
  '64': null,
};
const sizes = { '13': null, '15': null, '17': null, '20': null, '26': null, '34': null };

/**
 * The theme variables that components use. `vars.text` holds a CSS `font` shorthand without its weight:
 * ``font: `600 ${vars.text['20']}` ``.
 */
export const vars = createGlobalThemeContract(
  {
    color: {
      accent: null,
      onAccent: null,
      accentEdge: null,
      link: null,
      ink: null,
      muted: null,
      paper: null,
      raised: null,
      sunk: null,
      hairline: null,
      edge: null,
      positive: null,
      caution: null,
      critical: null,
      stampFill: null,
      stampInk: null,
      stampEdge: null,
    },
    space: steps,
    text: sizes,
    font: null,
    radius: null,
    shadow: null,
    gutter: null,
    rail: null,
    motion: null,
  },
  (_value, path) => path.join('-').replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
);
