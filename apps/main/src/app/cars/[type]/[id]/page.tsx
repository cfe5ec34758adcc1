import type { Metadata } from 'next';
import { lotName, lotVersion } from '@vvoz/catalogue/lots/lotText';
import { loadCosts } from '@vvoz/storefront/lot/loadCosts.ts';
import { readLotChoice, type SearchParams } from '@vvoz/storefront/lot/lotChoice.ts';
import { LotPage } from '@vvoz/storefront/lot/LotPage.tsx';
import { catalogueOf } from '../../../../catalogues.ts';
import { backend } from '../../../../data/backend.ts';
import { getContacts } from '../../../../data/content.ts';
import { getTerms } from '../../../../data/costs.ts';
import { getAlike, getLot, getSimilar, getStatistics, variantsOf } from '../../../../data/lots.ts';
import { orNotFound } from '../../../../data/orNotFound.ts';
import { env } from '../../../../env.ts';

interface Props {
  readonly params: Promise<{ readonly type: string; readonly id: string }>;
  readonly searchParams: Promise<SearchParams>;
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

export default async function Page({ params, searchParams }: Props) {
  const { type, id: encoded } = await params;
  const id = decodeURIComponent(encoded);
  const variants = variantsOf(type);
  // The cost needs the lot and the cities; everything else is asked for beside them.
  const [{ lot, choice, costs, terms }, similar, alike, statistics, contacts] = await Promise.all([
    Promise.all([orNotFound(getLot(type, id)), getTerms(), searchParams]).then(
      async ([found, known, search]) => {
        const chosen = readLotChoice(search, { variants, cities: known.cities });
        return {
          lot: found,
          terms: known,
          choice: chosen,
          costs: await loadCosts(backend().calc, found, variants, chosen),
        };
      },
    ),
    getSimilar(type, id, SIMILAR),
    getAlike(type, id),
    getStatistics(type, id),
    getContacts(),
  ]);
  const template = catalogueOf(lot.type);
  return (
    <LotPage
      lot={lot}
      similar={similar}
      tel={contacts.tel}
      choice={choice}
      terms={terms}
      now={new Date()}
      origin={env().hosts.main}
      {...(costs ? { costs } : {})}
      {...(alike === undefined ? {} : { alike })}
      {...(statistics ? { statistics } : {})}
      {...(template ? { template } : {})}
    />
  );
}
