import type { ReactNode } from 'react';
import { StaticHtml } from './StaticHtml.client.tsx';
import { keepPart } from './keptParts.ts';

/**
 * A part of a page that no script renders again. The part skips the flight data, which only says where it is: it is sent once,
 * as HTML, and the browser takes it as it is. The server renders it once and remembers its HTML: a part of the same components
 * with the same data is not rendered again.
 *
 * Its components show nothing but their data. A client component or a hook in it throws when it is rendered; a function among
 * the properties throws too. A navigation that asks for flight data only would show it empty; all links of the sites lead to
 * documents.
 * @public the condition `react-server` of package.json selects it
 */
export function StaticPart({ children }: { children: ReactNode }) {
  return <StaticHtml part={keepPart(children)} />;
}
