'use client';
import { memo } from 'react';
import { readHead, readPart } from '#staticPart/read';
import * as css from './StaticHtml.css.ts';

/** The place of a static part. On the server it gets the part's HTML, in the browser the HTML that the document has already. */
export const StaticHtml = memo(function StaticHtml({ part }: { part: string }) {
  return (
    <>
      {readHead(part)}
      <div className={css.place} data-part={part} suppressHydrationWarning {...readPart(part)} />
    </>
  );
});
