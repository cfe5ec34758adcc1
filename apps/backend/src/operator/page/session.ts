import { createHmac, randomBytes } from 'node:crypto';
import { isSameSecret } from '../../lib/isSameSecret.ts';

/** How long an operator stays signed in, s. */
export const SESSION_SECONDS = 43_200;

/** Signed sessions. No process stores them, so all processes of the backend accept them. */
export interface Sessions {
  /** Creates a session. */
  readonly begin: (now: Date) => string;
  /** True for a session of ours that has not expired. */
  readonly check: (session: string, now: Date) => boolean;
  /** Returns the token of a session's forms. No other site knows it, so none can send such a form. */
  readonly createFormToken: (session: string) => string;
  readonly checkFormToken: (session: string, token: string) => boolean;
}

/**
 * Creates and checks signed sessions.
 * @param secret the hash of the password: a new password ends all sessions
 */
export function createSessions(secret: string): Sessions {
  const sign = (purpose: string, text: string) =>
    createHmac('sha256', secret).update(`${purpose}\0${text}`).digest('base64url');
  const createFormToken = (session: string) => sign('form', session);
  return {
    begin: (now) => {
      const until = Math.floor(now.getTime() / 1000) + SESSION_SECONDS;
      const text = `${until}.${randomBytes(16).toString('base64url')}`;
      return `${text}.${sign('session', text)}`;
    },
    check: (session, now) => {
      const [until = '', nonce = '', signature = ''] = session.split('.');
      return (
        isSameSecret(signature, sign('session', `${until}.${nonce}`)) && Number(until) * 1000 > now.getTime()
      );
    },
    createFormToken,
    checkFormToken: (session, token) => isSameSecret(token, createFormToken(session)),
  };
}
