import type { Metadata } from 'next';
import { lotName, lotVersion } from '@vvoz/api/catalog/lotText';
import { LotPage } from '@vvoz/storefront/lot/LotPage.tsx';
import { catalogueOf } from '../../../../catalogues.ts';
import { getContacts } from '../../../../data/content.ts';
import { getLot, getSimilar } from '../../../../data/lots.ts';
import { orNotFound } from '../../../../data/orNotFound.ts';

interface Props {
  readonly params: Promise<{ readonly type: string; readonly id: string }>;
}

const SIMILAR = 4;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { type, id } = await params;
  const lot = await orNotFound(getLot(type, decodeURIComponent(id)));
  return {
    title: `${lotName(lot)} ${lotVersion(lot)}${lot.lotNumber ? `, лот ${lot.lotNumber}` : ''}`,
    robots: { index: false, follow: true },
  };
}

export default async function Page({ params }: Props) {
  const { type, id: encoded } = await params;
  const id = decodeURIComponent(encoded);
  const [lot, similar, contacts] = await Promise.all([
    orNotFound(getLot(type, id)),
    getSimilar(type, id, SIMILAR),
    getContacts(),
  ]);
  const template = catalogueOf(lot.type);
  return <LotPage lot={lot} similar={similar} tel={contacts.tel} {...(template ? { template } : {})} />;
}
