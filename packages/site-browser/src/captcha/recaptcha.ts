import { loadOnce } from './loadOnce.ts';
import type { TokenSource } from './TokenSource.ts';

declare global {
  interface Window {
    readonly grecaptcha?: {
      readonly ready: (callback: () => void) => void;
      readonly execute: (key: string, options: { readonly action: string }) => PromiseLike<string>;
    };
  }
}

/** Google reCAPTCHA v3. Its tokens live two minutes, so only the script is loaded early. */
export function createRecaptchaSource(key: string): TokenSource {
  const prepare = loadOnce(`https://www.google.com/recaptcha/api.js?render=${key}`);
  return {
    prepare,
    obtain: async () => {
      await prepare();
      const api = window.grecaptcha;
      if (!api) throw new Error('The script of reCAPTCHA does not work');
      await new Promise<void>((resolve) => api.ready(resolve));
      return api.execute(key, { action: 'lead' });
    },
  };
}
