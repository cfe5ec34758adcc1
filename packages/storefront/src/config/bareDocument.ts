import type { PageFailure } from '@vvoz/site-server/errors/readPageFailure';
import { readStorefrontEnv } from './env.ts';
import { formatTelHref } from '@vvoz/catalogue/words/phoneLink';
import { getKnownTelephone } from './knownTelephone.ts';

const escapeHtml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** A minimal page for the case that the error page fails too. */
export function formatBareDocument({ status, message }: PageFailure): string {
  const tel = getKnownTelephone() ?? readStorefrontEnv().tel;
  const call =
    tel === undefined ? '' : `<p>Позвоните нам: <a href="${formatTelHref(tel)}">${escapeHtml(tel)}</a></p>`;
  return (
    `<!doctype html><html lang="ru"><meta charset="utf-8"><title>${status}</title><h1>Страница не открылась</h1>` +
    `<p>${status} <span lang="en">${escapeHtml(message)}</span></p>${call}<p><a href="/">Вернуться на главную</a></p>`
  );
}
