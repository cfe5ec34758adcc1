import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** How long an operator stays signed in, s. */
export const SESSION_SECONDS = 43_200;

/** Signed sessions: no process stores them, so every process of the backend knows them. */
export interface Sessions {
  /** Creates a session. */
  readonly begin: (now: Date) => string;
  /** True for a session of ours that has not expired. */
  readonly check: (session: string, now: Date) => boolean;
  /** The token that each form of a session carries, so that no other site can send it. */
  readonly formToken: (session: string) => string;
  readonly checkFormToken: (session: string, token: string) => boolean;
}

const isEqual = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/**
 * @param secret the hash of the password: a new password ends all sessions
 */
export function createSessions(secret: string): Sessions {
  const sign = (purpose: string, text: string) =>
    createHmac('sha256', secret).update(`${purpose}\0${text}`).digest('base64url');
  const formToken = (session: string) => sign('form', session);
  return {
    begin: (now) => {
      const until = Math.floor(now.getTime() / 1000) + SESSION_SECONDS;
      const text = `${until}.${randomBytes(16).toString('base64url')}`;
      return `${text}.${sign('session', text)}`;
    },
    check: (session, now) => {
      const [until = '', nonce = '', signature = ''] = session.split('.');
      return isEqual(signature, sign('session', `${until}.${nonce}`)) && Number(until) * 1000 > now.getTime();
    },
    formToken,
    checkFormToken: (session, token) => isEqual(token, formToken(session)),
  };
}
