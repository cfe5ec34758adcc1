import { HOSTS, type Host } from '@vvoz/catalogue/hosts/hosts';
import type { Place } from '@vvoz/catalogue/templates/templates';
import { createArrivals } from './arrivals.ts';
import { createBackend, type Backend } from './backend.ts';
import { createBudgets } from './budgets.ts';
import { createCardData } from './cardData.ts';
import { createCatalogueData } from './catalogueData.ts';
import { createContentData } from './contentData.ts';
import { linkTexts } from './linkTexts.ts';
import { createCostTerms } from './costTerms.ts';
import { createDictionaries } from './dictionaries.ts';
import { createExampleReceipts } from './exampleReceipt.ts';
import { createHostCatalogues, type HostCatalogues } from '../config/hostCatalogues.ts';
import { createKnownNames } from './knownNames.ts';
import { createLandingPages } from './landingPages.ts';
import { createOfferPages } from './offerPages.ts';
import { createPageList } from './pageList.ts';
import { createModelPrices } from './modelPrices.ts';
import { createReceiptGetter } from './receiptData.ts';
import { createLotData } from './lotData.ts';
import { createLotSets } from './lotSets.ts';
import { createPassOn } from './passOn.ts';
import { createStreamOpener } from './openStream.ts';
import { createPathChoice } from './pathChoice.ts';
import { createPictureData } from './pictureData.ts';
import { createPopularLots } from './popularLots.ts';
import { createSales } from './sales.ts';
import { createShelfLots } from './shelfLots.ts';
import { createSiteContent } from './siteContent.ts';
import { createUnknownNames } from './unknownNames.ts';
import { readStorefrontEnv } from '../config/env.ts';
import { linkToHosts } from '../config/linkToHosts.ts';
import { createSite, formatPlace, type SiteConfig } from '../config/SiteConfig.ts';

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
    getPageList: createPageList(host, backend),
    getModelPrices: createModelPrices(backend),
    getPathChoice: createPathChoice(catalogues, catalogue, names),
    ...createPictureData(backend),
    getDownSince: () => backend().getDownSince(),
    getPopular: createPopularLots(backend),
    getReceipt,
    getSales: createSales(backend),
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
