import { matchesTag } from '@vvoz/api/headers/matchesTag';
import { findTemplate } from '@vvoz/catalogue/templates/templates';
import { formatYml } from '@vvoz/seo/yml/formatYml';
import type { Storefront } from '../../data/createStorefront.ts';
import { runWithoutDeadline } from '@vvoz/site-server/backend/deadline';
import { readStorefrontEnv } from '../../config/env.ts';
import { openYmlFeed } from './ymlFeed.ts';
import { findYmlPart, type YmlCatalogue } from '../../config/ymlParts.ts';
import { handleRequest, type Refuse } from '../../handlers/handleRequest.ts';
import { refuseText } from '../../handlers/refuseText.ts';
import { streamText } from '../../handlers/streamText.ts';

const refuse: Refuse = (status) =>
  refuseText(
    status,
    status === 404 ? 'There is no such feed' : 'The catalogue API does not answer; try again later',
  );

interface YmlSettings {
  readonly catalogues?: () => readonly YmlCatalogue[];
  readonly now?: () => Date;
}

/**
 * `GET /yml/[file]`: the offers of a catalogue for Yandex, if the operator has switched them on, compressed while they are read
 * from the backend. The ETag changes with the offers.
 */
export const createYmlRoute =
  (
    site: Pick<Storefront, 'host' | 'data' | 'origin' | 'siteName'>,
    { catalogues = () => readStorefrontEnv().yml, now = () => new Date() }: YmlSettings = {},
  ) =>
  (request: Request, { file }: { readonly file: string }): Promise<Response> =>
    handleRequest(request, refuse, () =>
      runWithoutDeadline(async () => {
        const part = findYmlPart(file, catalogues());
        const template = part && findTemplate(part.template);
        if (!part || template?.host !== site.host) return refuse(404);
        const summary = await site.data.getOfferSummary(part);
        const etag = `W/"${summary.version}-${part.part}-${part.parts}"`;
        const headers = {
          etag,
          'cache-control': 'public, no-cache',
          ...(summary.changed === undefined
            ? {}
            : { 'last-modified': new Date(summary.changed).toUTCString() }),
        };
        if (matchesTag(request.headers.get('if-none-match'), etag))
          return new Response(null, { status: 304, headers });
        const { shop, readOffers } = openYmlFeed(site, template, part, summary, now());
        const text = await streamText(formatYml(shop, readOffers()));
        return new Response(text.pipeThrough(new CompressionStream('gzip')), {
          headers: { 'content-type': 'application/gzip', ...headers },
        });
      }),
    );
