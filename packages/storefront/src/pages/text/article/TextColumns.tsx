import type { ReactNode } from 'react';
import type { Entry } from '@vvoz/api/content/contentSchemas';
import { ContentsList } from '@vvoz/ui/content/ContentsList/ContentsList.tsx';
import { Prose } from '@vvoz/ui/content/Prose/Prose.tsx';
import { TwoColumns } from '@vvoz/ui/content/TwoColumns/TwoColumns.tsx';
import * as css from './article.css.ts';

/** A text with fewer headings has no table of contents. */
const MIN_HEADINGS = 2;

/** The text of an entry, below its picture if it has one there, with the table of contents beside it. */
export function TextColumns({
  entry: { html, headings },
  picture,
  children,
}: {
  entry: Entry;
  picture?: ReactNode;
  children?: ReactNode;
}) {
  const side = headings.length < MIN_HEADINGS ? null : <ContentsList headings={headings} />;
  return (
    <TwoColumns sideFirst side={side}>
      <article className={css.article}>
        {picture}
        <Prose html={html} />
      </article>
      {children}
    </TwoColumns>
  );
}
