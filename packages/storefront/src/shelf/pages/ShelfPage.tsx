import type { ReactNode } from 'react';
import { Breadcrumbs } from '@vvoz/ui/primitives/Breadcrumbs/Breadcrumbs.tsx';
import { PageMain } from '../../shell/PageMain.tsx';

/** A page of the shelf around its island. */
export function ShelfPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <PageMain>
      <Breadcrumbs items={[{ label: 'Главная', href: '/' }, { label: title }]} />
      {children}
    </PageMain>
  );
}
