import path from 'node:path';

/** The folder of the workspace's packages. */
export const PACKAGES = path.resolve(import.meta.dirname, '../../..');

/** Where the built styles are: one sheet for each theme, and for each `*.css.ts` a module with its class names. */
export const GENERATED = path.resolve(import.meta.dirname, '../../generated');

/** Returns the path of the module with the class names of a `*.css.ts` file. */
export const findStyleModule = (file: string): string =>
  path.join(GENERATED, 'modules', `${path.relative(PACKAGES, file)}.js`);
