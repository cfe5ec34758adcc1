import type { ReactNode } from 'react';
import { wrap } from '@vvoz/ui/css/base.css.ts';
import { cx } from '@vvoz/ui/css/cx.ts';
import * as css from './PageMain.css.ts';

/** The part of a page between header and footer. It spaces its children; `sections` gives more space. */
export function PageMain({ sections = false, children }: { sections?: boolean; children: ReactNode }) {
  return (
    <main id="main" className={cx(wrap, css.main, sections ? css.sections : undefined)}>
      {children}
    </main>
  );
}
