import type { Target } from './rawRequest.ts';

/** Paths of a site: pages, calls, pictures, files, folders of routes, and similar paths without a page. */
const SITE_PATHS: Target['paths'] = [
  '/',
  '/japan/czeny-na-avto',
  '/japan/czeny-na-avto/toyota',
  '/japan/czeny-na-avto/{brand}/{model}/{kuzov}',
  '/statistika-prodazh/{brand}',
  '/cars/{type}/{id}',
  '/cars/japan/{id}',
  '/cars/japan/{id}/calendar.ics',
  '/kontakty',
  '/informacziya/{section}/{slug}',
  '/otzyvy',
  '/zayavka',
  '/izbrannoe',
  '/sravnenie',
  '/offline',
  '/error-page',
  '/{word}',
  '/healthz',
  '/healthz{word}',
  '/api/site',
  '/api/{word}',
  '/api/catalog/{template}',
  '/api/words/japan',
  '/api/feed',
  '/api/feed?list=/japan/{word}',
  '/api/finder',
  '/api/lots',
  '/api/top',
  '/api/request',
  '/api/request/send',
  '/api/request/challenge',
  '/api/request/recaptcha',
  '/api/chat/messages',
  '/api/chat/stream',
  '/pictures/{type}/{id}/{frame}',
  '/pictures/cms/{key}',
  '/pictures/card/lot/{type}/{id}',
  '/pictures/card/list/{template}/{brand}',
  '/pictures/card/{word}',
  '/s/{type}/{id}',
  '/pictures{word}',
  '/sw.js',
  '/icon.svg',
  '/favicon.ico',
  '/robots.txt',
  '/_next/image',
  '/_next/data/{build}/index.json',
  '/_next/static/{word}',
  '/_next/{word}',
  '/view-home',
  '/view-catalogue/{word}',
];

/** Describes a site. @param host its name, when a gateway chooses it by that */
export const describeSite = (base: URL, host = base.host): Target => ({ host, paths: SITE_PATHS });

/** Describes an API by its OpenAPI document. Rejects when there is no server at `base`. */
export async function describeApi(base: URL): Promise<Target> {
  const response = await fetch(new URL('/api/openapi.json', base));
  const { paths } = (await response.json()) as { readonly paths: Readonly<Record<string, unknown>> };
  return { host: base.host, paths: ['/api/openapi.json', '/', '/api', '/nowhere', ...Object.keys(paths)] };
}
