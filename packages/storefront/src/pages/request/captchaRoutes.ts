import type { Storefront } from '../../data/createStorefront.ts';
import { CHALLENGE_PATH, SCORE_PATH } from '@vvoz/site-browser/captcha/captchaPaths.ts';
import { runInScope } from '@vvoz/site-server/log/requestScope';
import { MAX_BODY_BYTES, readBody } from '../../handlers/readBody.ts';
import { refuseText } from '../../handlers/refuseText.ts';

/** `GET /api/request/challenge`: the challenge of the proof of work. */
export const createChallengeRoute =
  ({ data }: Pick<Storefront, 'data'>) =>
  (request: Request): Promise<Response> =>
    runInScope(request, () => data.passOn(CHALLENGE_PATH));

/** `POST /api/request/recaptcha`: the score of a token. The backend checks the body. */
export const createScoreRoute =
  ({ data }: Pick<Storefront, 'data'>) =>
  (request: Request): Promise<Response> =>
    runInScope(request, async () => {
      const body = await readBody(request);
      if (body === undefined)
        return refuseText(413, `The body must not have more than ${MAX_BODY_BYTES} bytes`);
      return data.passOn(SCORE_PATH, {
        method: 'POST',
        headers: { 'content-type': request.headers.get('content-type') ?? '' },
        body,
      });
    });
