'use client';
import { memo } from 'react';
import { readPart } from '#staticPart/read';
import * as css from './StaticHtml.css.ts';

/** The place of a static part: on the server its content, in the browser the HTML that is there already. */
export const StaticHtml = memo(function StaticHtml({ part }: { part: string }) {
  return <div className={css.place} data-part={part} suppressHydrationWarning {...readPart(part)} />;
});
