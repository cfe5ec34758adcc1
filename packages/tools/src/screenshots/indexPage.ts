import type { ShotPage } from './listPages.ts';

/** A page with its pictures: addresses relative to the index. */
export interface IndexRow {
  readonly page: ShotPage;
  readonly pictures: readonly {
    /** px */
    readonly width: number;
    readonly file?: string;
    readonly drawing?: string;
    /** The reason why there is no picture. */
    readonly problem?: string;
  }[];
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string): string => text.replaceAll(/[&<>"]/g, (char) => ESCAPES[char] ?? char);

const formatPicture = (file: string | undefined, label: string, width: number): string =>
  file === undefined
    ? ''
    : `<figure><figcaption>${label}, ${width}</figcaption><a href="${escape(file)}"><img src="${escape(file)}" alt="${label}" loading="lazy"></a></figure>`;

const formatRow = ({ page, pictures }: IndexRow): string => `<section id="${escape(page.name)}">
<h2>${escape(page.host)} ${escape(page.path)} <small>${escape(page.template)}</small></h2>
<div>${pictures
  .map(({ width, file, drawing, problem }) =>
    [
      formatPicture(file, 'Page', width),
      formatPicture(drawing, 'Drawing', width),
      problem === undefined ? '' : `<p>${width}: ${escape(problem)}</p>`,
    ].join(''),
  )
  .join('')}</div>
</section>`;

/** Formats the index: each page at every width, beside its drawing where there is one. */
export function formatIndex(title: string, rows: readonly IndexRow[]): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${escape(title)}</title>
<style>
body { font: 15px/1.5 system-ui, sans-serif; margin: 24px; color-scheme: light dark; }
nav { columns: 16rem; }
div { display: flex; gap: 16px; overflow-x: auto; align-items: start; }
figure { margin: 0; flex: none; }
img { display: block; max-height: 70vh; border: 1px solid; }
p { color: #b3261e; }
</style>
<h1>${escape(title)}</h1>
<nav>${rows.map(({ page }) => `<a href="#${escape(page.name)}">${escape(page.name)}</a><br>`).join('')}</nav>
${rows.map(formatRow).join('\n')}
</html>
`;
}
