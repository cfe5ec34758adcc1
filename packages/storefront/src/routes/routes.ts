import { SILHOUETTES_PATH } from '@vvoz/ui/primitives/Silhouette/silhouettesPath.ts';
import { defineRoute, type RouteRow } from './routeRow.ts';

/**
 * The registry of requests that are answered without a page, in the order in which they are tried. Each app has one route file
 * for all of them. No result is cached by Next: handlers write `Cache-Control` themselves, and the page cache reads it.
 */
export const ROUTES: readonly RouteRow[] = [
  // Checks of the process.
  defineRoute('/livez', { GET: async () => (await import('./healthRoute.ts')).respondLive }),
  defineRoute('/healthz', {
    GET: async (storefront) => (await import('./healthRoute.ts')).createHealthRoute(storefront),
  }),

  // Pictures.
  defineRoute('/icon.svg', {
    GET: async (storefront) => (await import('./iconRoute.ts')).createIconRoute(storefront),
  }),
  defineRoute(SILHOUETTES_PATH, {
    GET: async () => (await import('./silhouettesRoute.ts')).createSilhouettesRoute(),
  }),
  defineRoute('/pictures/card/:place+', {
    GET: async (storefront) => (await import('../feeds/share/cardRoute.ts')).createCardRoute(storefront),
  }),
  defineRoute('/pictures/cms/:key', {
    GET: async (storefront) => (await import('./pictureRoute.ts')).createCmsPictureRoute(storefront),
  }),
  defineRoute('/pictures/:type/:id/:frame', {
    GET: async (storefront) => (await import('./pictureRoute.ts')).createPictureRoute(storefront),
  }),

  defineRoute('/files/:name', {
    GET: async (storefront) => (await import('./pictureRoute.ts')).createFileRoute(storefront),
  }),

  // Calls of scripts, and forms without scripts.
  defineRoute('/api/catalog/:template', {
    GET: async (storefront) =>
      (await import('../pages/list/catalogueResponseRoute.ts')).createCatalogueResponseRoute(storefront),
  }),
  defineRoute('/api/words/:template', {
    GET: async (storefront) => (await import('../pages/list/wordsRoute.ts')).createWordsRoute(storefront),
  }),
  defineRoute('/api/finder', {
    GET: async (storefront) => (await import('../pages/home/finderRoute.ts')).createFinderRoute(storefront),
  }),
  defineRoute('/api/lots', {
    GET: async (storefront) =>
      (await import('../pages/shelf/shelfLotsRoute.ts')).createShelfLotsRoute(storefront),
  }),
  defineRoute('/api/top', {
    GET: async (storefront) =>
      (await import('../pages/shelf/topLotsRoute.ts')).createTopLotsRoute(storefront),
  }),
  defineRoute('/api/site', {
    GET: async (storefront) => (await import('./publicOptionsRoute.ts')).createPublicOptionsRoute(storefront),
  }),
  defineRoute('/api/request', {
    POST: async (storefront) =>
      (await import('../pages/request/leadRoute.ts')).createLeadRoute(storefront, '/api/request'),
  }),
  defineRoute('/api/request/send', {
    POST: async (storefront) =>
      (await import('../pages/request/leadRoute.ts')).createLeadRoute(storefront, '/api/request/send'),
  }),
  defineRoute('/api/request/challenge', {
    GET: async (storefront) =>
      (await import('../pages/request/captchaRoutes.ts')).createChallengeRoute(storefront),
  }),
  defineRoute('/api/request/recaptcha', {
    POST: async (storefront) =>
      (await import('../pages/request/captchaRoutes.ts')).createScoreRoute(storefront),
  }),
  defineRoute('/api/chat/messages', {
    POST: async (storefront) => (await import('./chatRoutes.ts')).createChatMessagesRoute(storefront),
  }),
  defineRoute('/api/chat/stream', {
    GET: async (storefront) => (await import('./chatRoutes.ts')).createChatStreamRoute(storefront),
  }),
  defineRoute('/api/vitals', {
    POST: async (storefront) => (await import('./vitalsRoute.ts')).createVitalsRoute(storefront),
  }),
  defineRoute('/api/policy-reports', {
    POST: async () => {
      const { createReportRoute, POLICY_REPORTS } = await import('./browserReportRoute.ts');
      return createReportRoute(POLICY_REPORTS);
    },
  }),
  defineRoute('/api/bugs', {
    POST: async () => {
      const { createReportRoute, BUG_REPORTS } = await import('./browserReportRoute.ts');
      return createReportRoute(BUG_REPORTS);
    },
  }),
  defineRoute('/sw.js', { GET: async () => (await import('./workerRoute.ts')).createWorkerRoute() }),

  // For messengers, calendars, feed readers and search engines.
  defineRoute('/s/:type/:id', {
    GET: async (storefront) =>
      (await import('../feeds/share/previewRoute.ts')).createPreviewRoute(storefront),
  }),
  defineRoute('/cars/:type/:id/calendar.ics', {
    GET: async (storefront) =>
      (await import('../pages/lot/calendarRoute.ts')).createCalendarRoute(storefront),
  }),
  defineRoute('/api/feed', {
    GET: async (storefront) => (await import('../feeds/atom/feedRoute.ts')).createFeedRoute(storefront),
  }),
  defineRoute('/yml/:file', {
    GET: async (storefront) => (await import('../feeds/yml/ymlRoute.ts')).createYmlRoute(storefront),
  }),
  defineRoute('/sitemap.xml', {
    GET: async (storefront) =>
      (await import('../feeds/sitemap/sitemapRoutes.ts')).createSitemapRoute(storefront),
  }),
  defineRoute('/sitemaps/:part', {
    GET: async (storefront) =>
      (await import('../feeds/sitemap/sitemapRoutes.ts')).createSitemapPartRoute(storefront),
  }),
  defineRoute('/robots.txt', {
    GET: async (storefront) =>
      (await import('../feeds/sitemap/robotsRoute.ts')).createRobotsRoute(storefront),
  }),
  defineRoute('/.well-known/security.txt', {
    GET: async (storefront) => (await import('./securityTextRoute.ts')).createSecurityTextRoute(storefront),
  }),
  defineRoute('/:key([A-Za-z0-9-]{8,128}).txt', {
    GET: async () => (await import('./indexNowKeyRoute.ts')).createIndexNowKeyRoute(),
  }),
];
