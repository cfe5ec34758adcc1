import type { Storefront } from '../data/createStorefront.ts';
import { handleRequest, type Refuse } from '../handlers/handleRequest.ts';
import { refuseText } from '../handlers/refuseText.ts';

/** Headers of the backend's answer that are passed on. */
const PASSED_HEADERS = ['content-type', 'content-length', 'cache-control', 'etag'];

const refuse: Refuse = (status) =>
  refuseText(status, 'Picture temporarily unavailable', { 'retry-after': '5' });

/** Creates a route of pictures or files. The site's host serves them, because the content security policy allows no other. */
const createRoute =
  <Params>(toPlace: (params: Params) => readonly string[], getter: 'getPicture' | 'getFile' = 'getPicture') =>
  ({ data }: Pick<Storefront, 'data'>) =>
  (request: Request, params: Params): Promise<Response> =>
    handleRequest(request, refuse, async () => {
      const place = toPlace(params);
      const response = await data[getter](place, new URL(request.url).search, request.signal);
      // Picture searches show pictures in their own pages.
      const headers = new Headers({ 'cross-origin-resource-policy': 'cross-origin' });
      for (const name of PASSED_HEADERS) {
        const value = response.headers.get(name);
        if (value) headers.set(name, value);
      }
      return new Response(response.body, { status: response.status, headers });
    });

interface LotFrame {
  readonly type: string;
  readonly id: string;
  readonly frame: string;
}

/** `GET /pictures/[type]/[id]/[frame]`: a frame of a lot. */
export const createPictureRoute = createRoute(({ type, id, frame }: LotFrame) => [type, id, frame]);

/** `GET /pictures/cms/[key]`: a picture in a text. */
export const createCmsPictureRoute = createRoute(({ key }: { readonly key: string }) => ['cms', key]);

/** `GET /files/[name]`: a file of the operator, such as the sample contract. */
export const createFileRoute = createRoute(({ name }: { readonly name: string }) => [name], 'getFile');
