import type { Storefront } from '../createStorefront.ts';
import type { PicturePlace } from '../data/pictureData.ts';
import { handleRequest, type Refuse } from './handleRequest.ts';
import { refuseText } from './refuseText.ts';

/** Headers of the backend's answer that are passed on. */
const PASSED_HEADERS = ['content-type', 'content-length', 'cache-control', 'etag'];

const refuse: Refuse = (status) =>
  refuseText(status, 'Picture temporarily unavailable', { 'retry-after': '5' });

/** `GET /pictures/[type]/[id]/[frame]`: serves pictures under the site's own host, because the policy allows no other. */
export const createPictureRoute =
  ({ data }: Pick<Storefront, 'data'>) =>
  (request: Request, { params }: { params: Promise<PicturePlace> }): Promise<Response> =>
    handleRequest(request, refuse, async () => {
      const answer = await data.getPicture(await params, new URL(request.url).search, request.signal);
      const headers = new Headers();
      for (const name of PASSED_HEADERS) {
        const value = answer.headers.get(name);
        if (value) headers.set(name, value);
      }
      return new Response(answer.body, { status: answer.status, headers });
    });
