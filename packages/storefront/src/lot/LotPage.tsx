import { brandLabel, modelLabel } from '@vvoz/api/catalog/brands';
import { catalogAddress } from '@vvoz/api/catalog/catalogPath';
import type { Lot, LotSummary } from '@vvoz/api/catalog/lot';
import { EMPTY_QUERY } from '@vvoz/api/catalog/query';
import type { Template } from '@vvoz/api/catalog/templates';
import { DemoNote } from '@vvoz/ui/lots/DemoNote/DemoNote.tsx';
import { LotBar } from '@vvoz/ui/lots/LotBar/LotBar.tsx';
import { LotFacts } from '@vvoz/ui/lots/LotFacts/LotFacts.tsx';
import { LotGallery } from '@vvoz/ui/lots/LotGallery/LotGallery.tsx';
import { LotHeading } from '@vvoz/ui/lots/LotHeading/LotHeading.tsx';
import { LotLayout } from '@vvoz/ui/lots/LotLayout/LotLayout.tsx';
import { LotOffer } from '@vvoz/ui/lots/LotOffer/LotOffer.tsx';
import { LotResult } from '@vvoz/ui/lots/LotResult/LotResult.tsx';
import { SimilarLots } from '@vvoz/ui/lots/SimilarLots/SimilarLots.tsx';
import { Breadcrumbs } from '@vvoz/ui/primitives/Breadcrumbs/Breadcrumbs.tsx';
import { Button } from '@vvoz/ui/primitives/Button/Button.tsx';

import { telHref } from '../shell/telHref.ts';
import { PageMain } from '../shell/PageMain.tsx';
import * as page from '../shell/PageMain.css.ts';

export interface LotPageProps {
  readonly lot: Lot;
  readonly similar: readonly LotSummary[];
  /** The catalogue that the lot belongs to; its breadcrumbs lead there. Absent where this host has none for its type. */
  readonly template?: Template;
  /** Telephone of the office, for the request. */
  readonly tel: string;
}

function crumbs(lot: Lot, template: Template | undefined) {
  const home = { label: 'Главная', href: '/' };
  const last = { label: lot.lotNumber ? `Лот ${lot.lotNumber}` : modelLabel(lot.model) };
  if (!template) return [home, last];
  const at = (lists: Parameters<typeof catalogAddress>[1]['lists']) =>
    catalogAddress(template.path, { ...EMPTY_QUERY, lists });
  const brand = { brand: [lot.brand] };
  const model = { ...brand, model: [lot.model] };
  return [
    home,
    { label: template.title, href: template.path },
    { label: brandLabel(lot.brand), href: at(brand) },
    { label: modelLabel(lot.model), href: at(model) },
    ...(lot.kuzov ? [{ label: lot.kuzov, href: at({ ...model, kuzov: [lot.kuzov] }) }] : []),
    last,
  ];
}

/** A lot's page: sheet and views, facts, what it costs there, and others like it. */
export function LotPage({ lot, similar, template, tel }: LotPageProps) {
  const request = (
    <Button tone="primary" size="l" wide href={telHref(tel)}>
      Позвонить о лоте
    </Button>
  );
  return (
    <PageMain sections>
      <div className={page.top}>
        <Breadcrumbs items={crumbs(lot, template)} />
        <LotHeading lot={lot} />
        <LotLayout
          gallery={<LotGallery lot={lot} />}
          offer={
            lot.status === 'coming' ? (
              <LotOffer lot={lot} request={request} />
            ) : (
              <LotResult lot={lot} request={request} />
            )
          }
          facts={<LotFacts lot={lot} />}
        />
      </div>
      <SimilarLots lots={similar} />
      <DemoNote />
      <LotBar lot={lot}>
        <Button tone="primary" href={telHref(tel)}>
          Позвонить
        </Button>
      </LotBar>
    </PageMain>
  );
}
