import type { ServiceOfKind } from '../services/foreignServices.ts';
import type { PublicOptions } from '../services/publicOptions.ts';
import { loadPublicOptions } from '../services/loadPublicOptions.ts';
import { Outage } from '../page/fetchJson.ts';
import { isOutage, reportBug } from '../page/outage.ts';
import { noteScore } from './botScore.ts';
import type { TokenSource } from './TokenSource.ts';

/** Sources of tokens by service. Each is its own file, loaded when a form is used. */
const SOURCES: Readonly<Record<ServiceOfKind<'captcha'>, (key: string) => Promise<TokenSource>>> = {
  smartCaptcha: async (key) => (await import('./smartCaptcha.ts')).createSmartCaptchaSource(key),
  recaptcha: async (key) => (await import('./recaptcha.ts')).createRecaptchaSource(key),
};
const SERVICES = Object.keys(SOURCES) as readonly ServiceOfKind<'captcha'>[];

/** Opens the source of the service that is switched on, else the site's own proof of work. */
async function openSource({ services }: Pick<PublicOptions, 'services'>): Promise<TokenSource> {
  for (const name of SERVICES) {
    const key = services[name];
    if (key !== undefined) return SOURCES[name](key);
  }
  return (await import('./altcha.ts')).createAltchaSource();
}

export interface CaptchaTokens {
  /** Begins to obtain a token. Call it when the visitor focuses a form. Never throws. */
  readonly prepareToken: () => Promise<void>;
  /** Obtains a token for one request. Rejects with Outage without a network, else with another error. */
  readonly getToken: () => Promise<string>;
}

/**
 * Creates the functions that obtain captcha tokens.
 * @param loadOptions loads the operator's settings, which name the captcha
 */
export function createCaptchaTokens(
  loadOptions: () => Promise<Pick<PublicOptions, 'services'>>,
  isOnline: () => boolean = () => navigator.onLine,
): CaptchaTokens {
  let opening: Promise<TokenSource> | undefined;
  const getSource = (): Promise<TokenSource> => {
    opening ??= loadOptions()
      .then(openSource)
      .catch((error: unknown) => {
        opening = undefined;
        throw error;
      });
    return opening;
  };
  return {
    prepareToken: async () => {
      try {
        const token = await (await getSource()).prepare();
        if (typeof token === 'string') await noteScore(token);
      } catch (error) {
        // The visitor has sent nothing yet. Sending tries again.
        reportBug(error);
      }
    },
    getToken: async () => {
      try {
        const token = await (await getSource()).obtain();
        // Before the request, because a provider verifies a token only once.
        await noteScore(token);
        return token;
      } catch (error) {
        if (isOutage(error) || isOnline()) throw error;
        throw new Outage('The captcha has no network', { cause: error });
      }
    },
  };
}

/** The tokens of this document. */
export const { prepareToken, getToken } = createCaptchaTokens(loadPublicOptions);
