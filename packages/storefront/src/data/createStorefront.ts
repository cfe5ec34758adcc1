import { HOSTS, type Host } from '@vvoz/catalogue/hosts/hosts';
import type { Place } from '@vvoz/catalogue/templates/templates';
import { createArrivals } from './data/arrivals.ts';
import { createBackend, type Backend } from './data/backend.ts';
import { createBudgets } from './data/budgets.ts';
import { createCardData } from './data/cardData.ts';
import { createCatalogueData } from './data/catalogueData.ts';
import { createContentData } from './data/contentData.ts';
import { linkTexts } from './data/linkTexts.ts';
import { createCostTerms } from './data/costTerms.ts';
import { createDictionaries } from './data/dictionaries.ts';
import { createExampleReceipts } from './data/exampleReceipt.ts';
import { createHostCatalogues, type HostCatalogues } from './site/hostCatalogues.ts';
import { createKnownNames } from './data/knownNames.ts';
import { createLandingData } from './data/landingData.ts';
import { createLandingPages } from './data/landingPages.ts';
import { createOfferPages } from './data/offerPages.ts';
import { createPageList } from './data/pageList.ts';
import { createModelPrices } from './data/modelPrices.ts';
import { createReceiptGetter } from './data/receiptData.ts';
import { createLotData } from './data/lotData.ts';
import { createLotSets } from './data/lotSets.ts';
import { createPassOn } from './data/passOn.ts';
import { createStreamOpener } from './data/openStream.ts';
import { createPathChoice } from './data/pathChoice.ts';
import { createPictureData } from './data/pictureData.ts';
import { createPopularLots } from './data/popularLots.ts';
import { createShelfLots } from './data/shelfLots.ts';
import { createSiteContent } from './data/siteContent.ts';
import { createUnknownNames } from './data/unknownNames.ts';
import { readStorefrontEnv } from './env.ts';
import { linkToHosts } from './site/linkToHosts.ts';
import { createSite, formatPlace, type SiteConfig } from './site/SiteConfig.ts';

/** Creates the data getters of one host, with their caches. */
function createData(host: Host, catalogues: HostCatalogues, backend: () => Backend) {
  const catalogue = createCatalogueData(backend);
  const names = createKnownNames(backend);
  const lots = createLotData(backend, catalogues, catalogue);
  const getReceipt = createReceiptGetter(() => backend().calc);
  const getContent = () =>
    linkTexts(backend().content, (html) => linkToHosts(html, host, readStorefrontEnv().hosts));
  return {
    ...catalogue,
    ...createLandingPages(backend),
    ...createOfferPages(backend),
    ...createContentData(getContent),
    ...lots,
    ...createShelfLots(backend, lots),
    ...createSiteContent(host, getContent),
    drawCard: createCardData(backend),
    getArrivals: createArrivals(backend),
    getBudgets: createBudgets(backend),
    getDictionary: createDictionaries(backend),
    getExampleReceipt: createExampleReceipts(getReceipt),
    getLanding: createLandingData(backend),
    getPageList: createPageList(host, backend),
    getModelPrices: createModelPrices(backend),
    getPathChoice: createPathChoice(catalogues, catalogue, names),
    getPicture: createPictureData(backend),
    getDownSince: () => backend().getDownSince(),
    getPopular: createPopularLots(backend),
    getReceipt,
    getSets: createLotSets(backend),
    openStream: createStreamOpener(backend),
    passOn: createPassOn(backend),
    getTerms: createCostTerms(() => backend().calc),
    hasUnknownName: createUnknownNames(catalogues, catalogue, names),
  };
}

/** What the factories of pages and routes need of one deployment. */
export interface Storefront {
  readonly host: Host;
  readonly catalogues: HostCatalogues;
  readonly data: ReturnType<typeof createData>;
  /** Meta description of pages without one of their own. */
  readonly description: string;
  /** Shown beside the logo and at the end of page titles. */
  readonly siteName: string;
  /** Navigation and footer. Reads the environment. */
  readonly site: () => SiteConfig;
  /** A path on this host, or a full address on another. Reads the environment. */
  readonly formatPlace: (place: Place) => string;
  /** The host's public address without a trailing slash. Reads the environment. */
  readonly origin: () => string;
}

/** Creates data and settings of a host, once per deployment. Sends no request and reads no environment by itself. */
export function createStorefront(host: Host, backend: () => Backend = createBackend()): Storefront {
  const catalogues = createHostCatalogues(host);
  const { description, siteName } = HOSTS[host];
  return {
    host,
    catalogues,
    data: createData(host, catalogues, backend),
    description,
    siteName,
    site: () => createSite(host, readStorefrontEnv().hosts),
    formatPlace: (place) => formatPlace(place, host, readStorefrontEnv().hosts),
    origin: () => readStorefrontEnv().hosts[host],
  };
}
