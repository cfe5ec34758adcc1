import { drawSilhouettes } from '@vvoz/ui/primitives/Silhouette/silhouettes.ts';

/** `GET /pictures/silhouettes.svg`: the side views of the panel and the front pages. */
export const createSilhouettesRoute = () => (): Response =>
  new Response(drawSilhouettes(), {
    headers: { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=86400' },
  });
