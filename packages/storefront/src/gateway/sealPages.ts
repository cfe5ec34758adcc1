import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { NONCE_MARK } from '@vvoz/api/headers/gatewayHeaders';
import { writeLog } from '../log/writeLog.ts';
import { holdPage } from '../next/holdPage.ts';
import { compressPage } from './compressPage.ts';
import { joinPageData } from './joinPageData.ts';

export interface SealOptions {
  /** The deployment's secret, which is the nonce of the page. */
  readonly placeholder: string;
  /** The visitor takes brotli. */
  readonly takesBrotli: boolean;
}

interface SealedPage {
  readonly body: Buffer;
  readonly headers: OutgoingHttpHeaders;
}

/** Makes the page that the gateway keeps: with whole placeholders, compressed when the visitor takes brotli. */
async function sealPage(html: string, { placeholder, takesBrotli }: SealOptions): Promise<SealedPage> {
  const joined = joinPageData(html, placeholder);
  const compressed = takesBrotli ? await compressPage(joined, placeholder) : undefined;
  return compressed
    ? { body: compressed, headers: { 'content-encoding': 'br' } }
    : { body: Buffer.from(joined), headers: {} };
}

/** Removes the placeholder from a header: the policy gets a mark in its place, links to preloaded files need no nonce. */
const cleanHeader = (text: string, placeholder: string): string =>
  text
    .replaceAll(`'nonce-${placeholder}'`, `'nonce-${NONCE_MARK}'`)
    .replaceAll(`; nonce="${placeholder}"`, '');

/** Removes the placeholder from the headers, because the gateway replaces it in pages only. */
function cleanHeaders(response: ServerResponse, placeholder: string): void {
  for (const [name, value] of Object.entries(response.getHeaders())) {
    const text = String(value);
    if (!text.includes(placeholder)) continue;
    const cleaned = cleanHeader(text, placeholder);
    if (!cleaned.includes(placeholder)) response.setHeader(name, cleaned);
    else {
      response.removeHeader(name);
      writeLog({
        level: 'error',
        message: `The header ${name} contains the gateway's secret and is not sent`,
      });
    }
  }
}

/**
 * Makes a response send its page in one piece, sealed for the gateway. Other answers stay as they are. A page that cannot be
 * sealed is answered with 503, because it would show the secret.
 */
export function sealPages(response: ServerResponse, options: SealOptions): void {
  holdPage(response, {
    passOther: () => cleanHeaders(response, options.placeholder),
    finish: async (page, send) => {
      let sealed: SealedPage;
      try {
        sealed = await sealPage(page.toString(), options);
        cleanHeaders(response, options.placeholder);
      } catch (error) {
        writeLog({ level: 'error', message: 'A page cannot be sent to the gateway', detail: String(error) });
        for (const name of response.getHeaderNames()) response.removeHeader(name);
        send(Buffer.alloc(0), { 'retry-after': '30', 'cache-control': 'no-store' }, 503);
        return;
      }
      send(sealed.body, sealed.headers);
    },
  });
}
