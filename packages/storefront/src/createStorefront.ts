import { HOSTS, type Host } from '@vvoz/catalogue/hosts/hosts';
import { createBackend, type Backend } from './data/backend.ts';
import { createCatalogueData } from './data/catalogueData.ts';
import { createCostTerms } from './data/costTerms.ts';
import { createDictionaries } from './data/dictionaries.ts';
import { createHostCatalogues, type HostCatalogues } from './site/hostCatalogues.ts';
import { createLotData } from './data/lotData.ts';
import { createLotSets } from './data/lotSets.ts';
import { createPathChoice } from './data/pathChoice.ts';
import { createPictureData } from './data/pictureData.ts';
import { createPopularLots } from './data/popularLots.ts';
import { createSiteContent } from './data/siteContent.ts';
import { createUnknownNames } from './data/unknownNames.ts';
import { readStorefrontEnv } from './env.ts';
import { createSite, type SiteConfig } from './site/SiteConfig.ts';

/** The data getters of one host over its clients, with their memories. */
function createData(host: Host, catalogues: HostCatalogues, backend: () => Backend) {
  const catalogue = createCatalogueData(backend);
  return {
    ...catalogue,
    ...createLotData(backend, catalogues, catalogue),
    ...createSiteContent(host, () => backend().content),
    getDictionary: createDictionaries(backend),
    getPathChoice: createPathChoice(catalogues, catalogue),
    getPicture: createPictureData(backend),
    getPopular: createPopularLots(backend),
    getSets: createLotSets(backend),
    getTerms: createCostTerms(() => backend().calc),
    hasUnknownName: createUnknownNames(catalogues, catalogue),
  };
}

/** What the pages and route handlers of one deployment are made from. */
export interface Storefront {
  readonly host: Host;
  readonly catalogues: HostCatalogues;
  readonly data: ReturnType<typeof createData>;
  /** For search engines, where a page has no sentence of its own. */
  readonly description: string;
  /** Beside the seal and behind page titles. */
  readonly siteName: string;
  /** Navigation and footer. Reads the environment. */
  readonly site: () => SiteConfig;
  /** The host's own address as visitors know it, without a slash at the end. Reads the environment. */
  readonly origin: () => string;
}

/** Everything of a host but its look: a deployment makes one. Nothing is asked and no environment is read before a request. */
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
    origin: () => readStorefrontEnv().hosts[host],
  };
}
