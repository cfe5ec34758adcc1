import type { z } from 'zod';
import { askProvider } from './askProvider.ts';
import type { CaptchaProvider, CaptchaVerdict } from './CaptchaProvider.ts';

/** Account and address of a provider that another company runs. */
export interface RemoteProviderOptions {
  /** The secret key of the server, not the public one of the page. */
  readonly secret: string;
  readonly baseUrl: string;
}

interface RemoteCheck<Schema extends z.ZodType> {
  readonly name: string;
  /** Path of the call that checks a token. */
  readonly path: string;
  /** Fields of the form beside `secret`. */
  readonly listFields: (token: string, ip: string) => Readonly<Record<string, string>>;
  readonly responseSchema: Schema;
  /** Throws CaptchaUnavailable when the answer blames our key or the service, and not the token. */
  readonly readVerdict: (response: z.output<Schema>) => CaptchaVerdict;
}

/** Creates a provider that checks a token in one call and returns how likely the visitor is a person. */
export const createRemoteProvider = <Schema extends z.ZodType>(
  { name, path, listFields, responseSchema, readVerdict }: RemoteCheck<Schema>,
  { secret, baseUrl }: RemoteProviderOptions,
): CaptchaProvider => ({
  name,
  examine: async (token, { ip, signal }) => {
    const call = { url: new URL(path, baseUrl).href, fields: { secret, ...listFields(token, ip) }, signal };
    return readVerdict(await askProvider(call, responseSchema));
  },
});
