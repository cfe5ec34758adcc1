import type { ReactNode } from 'react';
import { StaticHtml } from './StaticHtml.client.tsx';
import { keepPart } from './partsOfRequest.ts';

/**
 * A part of a page that no script renders again. The part skips the flight data, which only says where it is: it is sent once,
 * as HTML, and the browser takes it as it is. On the server it is rendered once instead of twice.
 *
 * Nothing in it may be a client component or use a hook: rendering throws. A navigation that asks for flight data only would
 * show it empty; all links of the sites lead to documents.
 * @public the condition `react-server` of package.json selects it
 */
export function StaticPart({ children }: { children: ReactNode }) {
  return <StaticHtml part={keepPart(children)} />;
}
