import type { ReactNode } from 'react';
import { PageTitle } from '../primitives/PageTitle/PageTitle.tsx';
import { Stack } from '../primitives/Stack/Stack.tsx';
import * as css from './foundations.css.ts';

/** A page of the foundations: heading, one sentence, specimens. */
export function Foundation({
  title,
  about,
  children,
}: {
  title: string;
  about: string;
  children: ReactNode;
}) {
  return (
    <div lang="en">
      <Stack space="24">
        <PageTitle>{title}</PageTitle>
        <p className={css.measure}>{about}</p>
        {children}
      </Stack>
    </div>
  );
}
