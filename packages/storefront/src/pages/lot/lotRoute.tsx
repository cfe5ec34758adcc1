import { isInRussia } from '@vvoz/catalogue/lots/inRussia';
import type { Lot } from '@vvoz/catalogue/lots/lot';
import { CATALOGUE_TYPES } from '@vvoz/catalogue/types/catalogueTypes';
import { MAX_ALTERNATIVES } from '@vvoz/ui/lots/LotResult/Alternatives.tsx';
import { formatLotTitle } from '@vvoz/seo/lots/lotTitle';
import type { ShareTags } from '@vvoz/seo/share/shareTags';
import { notePageKind } from '@vvoz/site-server/exchange/exchange';
import { withFallback } from '@vvoz/site-server/log/reportFailure';
import { makeHiddenHead } from '../../shell/head/pageHead.ts';
import { PageData } from '../../shell/head/PageData.tsx';
import type { Storefront } from '../../data/createStorefront.ts';
import { readLotChoice, type SearchParams } from '../../model/lotChoice.ts';
import { listLotThings } from './listLotThings.ts';
import { LotPage } from './LotPage.tsx';
import { toSummary } from '../../model/toSummary.ts';
import { createShareTags, shareLot } from '../../shell/head/share.ts';
import { makeSnapshot } from '@vvoz/site-browser/shelf/makeSnapshot.ts';
import { orNotFound } from '../../handlers/orNotFound.ts';
import { readSegment } from '../../handlers/readSegment.ts';

interface Props {
  readonly params: Promise<{ readonly type: string; readonly id: string }>;
  readonly searchParams: Promise<SearchParams>;
}

/** A row of cards; beside a sold lot, three more in its panel. */
const SIMILAR_LOTS = 4 + MAX_ALTERNATIVES;

const MINUTE_MS = 60_000;
/** The current time to the minute, so that the page is the same for the next visitor. */
const getMinute = (): Date => new Date(Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS);

/** `/cars/[type]/[id]`: the page of a lot. */
export function createLotRoute(storefront: Storefront) {
  const { catalogues, data, origin } = storefront;
  const findLot = (type: string, id: string) => orNotFound(data.getLot(type, id));

  /**
   * Creates the tags of the share card, without the price. The price would need another call, and messengers seldom
   * open this page: shared links lead to `/s/…`.
   */
  const createTags = (lot: Lot): ShareTags =>
    createShareTags(storefront, shareLot(lot.type, lot.id, makeSnapshot(lot, toSummary(lot))));

  /** Loads a lot with its costs. The costs depend on lot and cities, so they load after these. */
  async function loadWithCosts(type: string, id: string, searchParams: Props['searchParams']) {
    const [lot, terms, search] = await Promise.all([findLot(type, id), data.getTerms(), searchParams]);
    const choice = readLotChoice(search, { variants: data.listVariants(lot), cities: terms.cities });
    const [costs, characteristics] = await Promise.all([
      data.getCosts(lot, choice),
      CATALOGUE_TYPES[lot.type].vehicle === 'motorcycle'
        ? withFallback('characteristics of a model', data.getMotoChar(lot.model), undefined)
        : undefined,
    ]);
    return { lot, terms, choice, costs, characteristics };
  }

  async function Page({ params, searchParams }: Props) {
    notePageKind('lot');
    const { type, id: encoded } = await params;
    const id = readSegment(encoded);
    const [
      { lot, choice, costs, terms, characteristics },
      similar,
      alike,
      neighbours,
      contacts,
      leadOptions,
    ] = await Promise.all([
      loadWithCosts(type, id, searchParams),
      data.getSimilar(type, id, SIMILAR_LOTS),
      data.getAlikeCount(type, id),
      data.getNeighbours(type, id),
      data.getContacts(),
      data.getLeadOptions(),
    ]);
    const template = catalogues.findByLot(lot);
    const shown = {
      lot,
      choice,
      origin: origin(),
      ...(costs ? { costs } : {}),
      ...(template ? { template } : {}),
    };
    const tags = createTags(lot);
    return (
      <>
        <LotPage
          {...shown}
          similar={similar}
          tel={contacts.tel}
          {...(isInRussia(lot) ? { visit: contacts } : {})}
          leadOptions={leadOptions}
          terms={terms}
          now={getMinute()}
          {...(characteristics ? { characteristics } : {})}
          {...(alike === undefined ? {} : { alike })}
          {...(neighbours ? { neighbours } : {})}
        />
        <PageData
          site={storefront}
          head={{
            ...makeHiddenHead(formatLotTitle(lot)),
            description: tags.openGraph.description,
            tags,
          }}
          kind="lot"
          things={listLotThings(shown)}
        />
      </>
    );
  }

  return { Page };
}
