import type { ReactNode } from 'react';
import { Breadcrumbs } from '@vvoz/ui/primitives/Breadcrumbs/Breadcrumbs.tsx';
import type { Storefront } from '../../data/createStorefront.ts';
import { makeHiddenHead } from '../../shell/head/pageHead.ts';
import { PageData } from '../../shell/head/PageData.tsx';
import { PageMain } from '../../shell/PageMain.tsx';

interface Props {
  readonly site: Storefront;
  readonly title: string;
  readonly children: ReactNode;
}

/** A page of the shelf around its island. */
export function ShelfPage({ site, title, children }: Props) {
  return (
    <PageMain>
      <Breadcrumbs items={[{ label: 'Главная', href: '/' }, { label: title }]} />
      {children}
      <PageData site={site} head={makeHiddenHead(title)} kind="shelf" />
    </PageMain>
  );
}
