import { readFileSync } from 'node:fs';
import { findStyleModule } from './styleFolders.ts';

/** What Turbopack passes to a loader. */
interface LoaderContext {
  readonly resourcePath: string;
  readonly addDependency: (file: string) => void;
}

/**
 * Replaces the text of a `*.css.ts` file by its built module, which has the class names only.
 * @public called by Turbopack, which gets the path of this file
 */
export default function loadStyleModule(this: LoaderContext): string {
  const file = findStyleModule(this.resourcePath);
  this.addDependency(file);
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new Error(
      `${this.resourcePath} has no built styles: run \`turbo run build --filter=@vvoz/storefront\``,
      { cause: error },
    );
  }
}
