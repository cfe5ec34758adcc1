import type { z } from 'zod';
import { parseJson } from '../../lib/parseJson.ts';
import { getFaultCode } from '../../lib/faultCode.ts';
import { CaptchaUnavailable, type CaptchaVisitor } from './CaptchaProvider.ts';

/** How much of an answer is accepted, characters. */
const MAX_RESPONSE_LENGTH = 65_536;

interface ProviderRequest {
  readonly url: string;
  /** Fields of the form. Secrets go here and not into the address, which proxies log. */
  readonly fields: Readonly<Record<string, string>>;
  readonly signal: CaptchaVisitor['signal'];
}

async function fetchText({
  url,
  fields,
  signal,
}: ProviderRequest): Promise<{ status: number; text: string }> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'user-agent': 'vvoz' },
      body: new URLSearchParams(fields),
      redirect: 'manual',
      signal,
    });
    return { status: response.status, text: (await response.text()).slice(0, MAX_RESPONSE_LENGTH) };
  } catch (error) {
    throw new CaptchaUnavailable(signal.aborted ? 'timeout' : getFaultCode(error));
  }
}

/** Posts a form to a provider and reads its JSON. Throws CaptchaUnavailable. */
export async function askProvider<Schema extends z.ZodType>(
  call: ProviderRequest,
  schema: Schema,
): Promise<z.output<Schema>> {
  const { status, text } = await fetchText(call);
  if (status !== 200) throw new CaptchaUnavailable(`HTTP_${status}`);
  const value = parseJson(text);
  if (value === undefined) throw new CaptchaUnavailable('no_JSON');
  const response = schema.safeParse(value);
  if (!response.success) throw new CaptchaUnavailable('unknown_answer');
  return response.data;
}
