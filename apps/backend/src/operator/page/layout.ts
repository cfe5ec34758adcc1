import { html, type Html } from './html.ts';
import { STYLE_TAG } from './style.ts';

/** The pages of the menu. */
export const SECTIONS = [
  { path: '/operator', title: 'Заявки' },
  { path: '/operator/feeds', title: 'Источники' },
  { path: '/operator/quarantine', title: 'Карантин' },
  { path: '/operator/content', title: 'Содержание' },
] as const;

interface PageParts {
  readonly title: string;
  readonly body: Html;
  /** Path of the current section, which the menu marks. */
  readonly section?: string;
  /** Token of the session's forms. Absent: nobody is signed in, and there is no menu. */
  readonly token?: string;
}

/** Renders the hidden field that every form of a session needs. */
export const renderToken = (token: string): Html =>
  html`<input type="hidden" name="token" value="${token}" />`;

/** Renders a whole document. */
export function renderPage({ title, body, section, token }: PageParts): string {
  const links = SECTIONS.map(
    ({ path, title: text }) =>
      html`<a href="${path}" ${path === section ? html`aria-current="page"` : ''}>${text}</a>`,
  );
  const header =
    token !== undefined &&
    html`<header>
      <nav aria-label="Разделы">${links}</nav>
      <form method="post" action="/operator/sign-out">${renderToken(token)}<button>Выйти</button></form>
    </header>`;
  return html`<!doctype html>
    <html lang="ru">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex, nofollow" />
        <title>${title}</title>
        ${STYLE_TAG}
      </head>
      <body>
        ${header}
        <main>
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html> `.text;
}

/** Renders a table. Without rows it is the text `empty`. */
export function renderTable(
  heads: readonly string[],
  rows: readonly (readonly (Html | string)[])[],
  empty: string,
): Html {
  if (rows.length === 0) return html`<p>${empty}</p>`;
  const body = rows.map(
    (row) =>
      html`<tr>
        ${row.map((cell) => html`<td>${cell}</td>`)}
      </tr>`,
  );
  return html`<div class="wide" tabindex="0" role="region" aria-label="Таблица">
    <table>
      <thead>
        <tr>
          ${heads.map((head) => html`<th scope="col">${head}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${body}
      </tbody>
    </table>
  </div>`;
}

const TIME = new Intl.DateTimeFormat('ru-RU', {
  timeZone: 'Asia/Vladivostok',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** «22.11.2026, 14:05», in Vladivostok; '–' for ''. */
export const formatTime = (iso: string): string => (iso === '' ? '–' : TIME.format(new Date(iso)));
