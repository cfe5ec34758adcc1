import { capitalize } from '@vvoz/catalogue/words/capitalize';
import type { Storefront } from '../../data/createStorefront.ts';
import { createPostCheck, type PostRefusal } from './admitPost.ts';
import { respondToPlainForm } from './respondToPlainForm.ts';
import { getCurrentRequest, runInScope } from '@vvoz/site-server/log/requestScope';
import { parseJsonObject } from '@vvoz/site-browser/page/parseJsonObject.ts';
import { readBody } from '../../handlers/readBody.ts';
import { refuseText } from '../../handlers/refuseText.ts';

/** The calls that take a request; the backend has the same paths. */
type LeadPath = '/api/request' | '/api/request/send';

const NO_STORE = { 'cache-control': 'no-store' };

const TOO_LARGE: PostRefusal = {
  status: 413,
  code: 'too_large',
  message: 'The body must not have more than 64 kB',
  messageRu: 'заявка слишком длинная',
};
const NOT_JSON: PostRefusal = {
  status: 400,
  code: 'bad_body',
  message: 'The body must be a JSON object',
  messageRu: 'заявка не принята',
};
const WRONG_TYPE: PostRefusal = {
  status: 415,
  code: 'unsupported_media_type',
  message: 'The body must be application/json or application/x-www-form-urlencoded',
  messageRu: 'заявка не принята',
};

function refuse({ status, code, message, messageRu, retrySeconds }: PostRefusal, isForm: boolean): Response {
  const headers = {
    ...NO_STORE,
    ...(retrySeconds === undefined ? {} : { 'retry-after': String(retrySeconds) }),
  };
  return isForm
    ? refuseText(status, `${capitalize(messageRu)}.`, headers)
    : Response.json({ error: { code, message, messageRu } }, { status, headers });
}

/**
 * `POST /api/request/send` and `/api/request`: takes a visitor's request as JSON or from a form without scripts and passes
 * it on to the backend. JSON gets the backend's answer, with its status and Retry-After; a form gets a page.
 */
export function createLeadRoute({ data, origin }: Pick<Storefront, 'data' | 'origin'>, path: LeadPath) {
  const checkPost = createPostCheck();

  async function response(request: Request): Promise<Response> {
    const { visitor } = await getCurrentRequest();
    const type = (request.headers.get('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase();
    const isForm = type === 'application/x-www-form-urlencoded';
    const refusal = checkPost(request.headers, visitor);
    if (refusal) return refuse(refusal, isForm);
    if (!isForm && type !== 'application/json') return refuse(WRONG_TYPE, false);
    const text = await readBody(request);
    if (text === undefined) return refuse(TOO_LARGE, isForm);
    const { host } = new URL(origin());
    const send = (body: object, key: string | null) =>
      data.passOn(path, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'user-agent': request.headers.get('user-agent') ?? '',
          ...(key === null ? {} : { 'idempotency-key': key }),
        },
        body: JSON.stringify(body),
      });
    if (isForm) return respondToPlainForm(text, { visitor, host, headers: request.headers }, send);
    const body = parseJsonObject(text);
    if (!body) return refuse(NOT_JSON, false);
    // The field `ip` names a visitor: only the backend's own callers may fill it in.
    return send({ ...body, host, ip: undefined }, request.headers.get('idempotency-key'));
  }

  return (request: Request): Promise<Response> => runInScope(request, () => response(request));
}
