import type { StaticPartProps } from './StaticPartProps.ts';
import { StaticHtml } from './StaticHtml.client.tsx';
import { cachePart } from './partCache.ts';

/**
 * A part of a page that no script renders again. The flight data contains only its name: the part is sent once, as
 * HTML, and the browser takes it as it is. The server renders it once and remembers its HTML: a part of the same
 * components with the same data is not rendered again.
 *
 * What its components render must depend only on their properties. A client component or a hook in it throws when it is
 * rendered; a function among the properties throws too. A navigation that requests only flight data would show the part
 * empty, but all links of the sites lead to documents.
 * @public the condition `react-server` of package.json selects it
 */
export function StaticPart({ children, head }: StaticPartProps) {
  return <StaticHtml part={cachePart(children, head)} />;
}
