import { readStorefrontEnv } from '../config/env.ts';
import { refuseText } from '../handlers/refuseText.ts';

/** `GET /{key}.txt`: shows search engines that the announcements of changes (IndexNow) come from the owner of this host. */
export const createIndexNowKeyRoute =
  (readKey: () => string | undefined = () => readStorefrontEnv().indexNowKey) =>
  (_request: Request, params: { readonly key: string }): Response => {
    const key = readKey();
    return key !== undefined && params.key === key
      ? new Response(key, {
          headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-cache' },
        })
      : refuseText(404, 'There is no such file');
  };
