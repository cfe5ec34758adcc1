import { steadyNow } from '@vvoz/api/visitor/steadyClock';
import { toLimitKey } from '@vvoz/api/visitor/toLimitKey';
import { createWindowCounter } from '@vvoz/api/visitor/windowCounter';
import { isOwnOrigin } from '@vvoz/site-server/security/isOwnOrigin';

/** Why a post is not passed on. */
export interface PostRefusal {
  readonly status: number;
  readonly code: string;
  /** English, for programs. */
  readonly message: string;
  /** Russian, for visitors. */
  readonly messageRu: string;
  readonly retrySeconds?: number;
}

/** Posts of one address in a minute. The backend's own limit is lower; this one keeps floods away from it. */
export const MAX_POSTS_PER_MINUTE = 60;
const MINUTE_MS = 60_000;

const FOREIGN: PostRefusal = {
  status: 403,
  code: 'foreign_origin',
  message: 'Requests are accepted from pages of this site only',
  messageRu: 'заявку можно отправить только со страницы сайта',
};

/** Creates the check of posts before their bodies are read. Each process counts for itself. */
export function createPostCheck(now: () => number = steadyNow) {
  const count = createWindowCounter({ calls: MAX_POSTS_PER_MINUTE, ms: MINUTE_MS }, now);

  /** Returns why a post is refused; undefined when it may go on. */
  return (headers: Headers, visitor: string | undefined): PostRefusal | undefined => {
    const waitMs = visitor === undefined ? 0 : count(toLimitKey(visitor));
    if (waitMs > 0)
      return {
        status: 429,
        code: 'too_many',
        message: 'Too many requests from this address; try again later',
        messageRu: 'слишком много заявок с вашего адреса, попробуйте позже',
        retrySeconds: Math.max(1, Math.ceil(waitMs / 1000)),
      };
    return isOwnOrigin(headers) ? undefined : FOREIGN;
  };
}
