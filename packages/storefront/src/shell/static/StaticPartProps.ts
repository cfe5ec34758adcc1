import type { ReactNode } from 'react';

export interface StaticPartProps {
  readonly children: ReactNode;
  /** Tags such as `<meta>`, which the server writes into the document's head. */
  readonly head?: ReactNode;
}
