import { createGlobalThemeContract } from '@vanilla-extract/css';
import { leadings, metrics, sizes, space, themes, type, weights } from './tokens.ts';

/** The keys of a token table without their values, which differ by theme. */
const listKeys = <Table extends object>(table: Table) =>
  Object.fromEntries(Object.keys(table).map((name) => [name, null])) as Record<keyof Table, null>;

/**
 * The theme variables that components use, one for each row of the token tables. `vars.text` holds a CSS `font`
 * shorthand without its weight: ``font: `${vars.weight.semibold} ${vars.text.title}` ``.
 */
export const vars = createGlobalThemeContract(
  {
    color: listKeys(themes.main),
    space: listKeys(space),
    size: listKeys(sizes),
    leading: listKeys(leadings),
    weight: listKeys(weights),
    text: listKeys(type),
    font: null,
    ...listKeys(metrics),
  },
  (_value, path) => path.join('-').replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
);
