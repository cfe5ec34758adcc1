import { formatLotHref } from '@vvoz/catalogue/lots/lotText';
import { formatCardAddress } from '@vvoz/seo/share/cardAddress';
import { formatPreview } from '@vvoz/seo/share/formatPreview';
import { buildShareTags } from '@vvoz/seo/share/shareTags';
import type { Storefront } from '../../data/createStorefront.ts';
import { readShareChoice } from './readShareChoice.ts';
import { decidePreview, PREVIEW_VARY } from './decidePreview.ts';
import { formatCardVersion, shareLot } from '../../shell/head/share.ts';
import { formatShareHref } from '../../address/shareHref.ts';
import { handleRequest, type Refuse } from '../../handlers/handleRequest.ts';

const HTML = { 'content-type': 'text/html; charset=utf-8' };

/** Headers of every answer. Only the visitor's own cache may keep an answer, because it depends on the user agent. */
const HEADERS = {
  'cache-control': 'private, no-cache',
  vary: PREVIEW_VARY,
  // Not as a meta tag, which previewers may obey as well.
  'x-robots-tag': 'noindex',
};

/** The server replaces the empty document with the error page. */
const refuse: Refuse = (status) => new Response(null, { status, headers: { ...HTML, ...HEADERS } });

/**
 * `GET /s/[type]/[id]`: the link to a lot that visitors send to others. Messengers get the preview, because the lot's page
 * refuses robots. A person's browser is redirected to the lot, with the choice of city, payer and variant. An ended lot still
 * has its preview; an unknown lot is a 404.
 */
export const createPreviewRoute =
  ({ host, siteName, data, origin }: Pick<Storefront, 'host' | 'siteName' | 'data' | 'origin'>) =>
  (request: Request, { type, id }: { readonly type: string; readonly id: string }): Promise<Response> =>
    handleRequest(request, refuse, async () => {
      const lot = await data.getLot(type, id);
      const choice = readShareChoice(new URL(request.url).searchParams);
      const target = `${formatLotHref(lot)}${choice}`;
      const response = decidePreview(request.headers);
      if (response === 'redirect')
        return new Response(null, { status: 302, headers: { ...HEADERS, location: target } });
      const shared = shareLot(lot.type, lot.id, await data.getLotSnapshot(type, id));
      const image = origin() + formatCardAddress(shared.place, formatCardVersion(host, shared));
      const tags = buildShareTags(
        { siteName, image, url: `${origin()}${formatShareHref(lot)}${choice}` },
        shared.texts,
      );
      const { title, description } = shared.texts;
      const refreshes = response === 'previewAndRefresh';
      const body = formatPreview({ title, description, tags, target, linkText: 'Открыть лот', refreshes });
      return new Response(body, { headers: { ...HTML, ...HEADERS } });
    });
