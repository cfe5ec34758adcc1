'use client';
import { useEffect, useRef, useState } from 'react';
import { Finder, type FinderOption } from '@vvoz/ui/home/Finder/Finder.tsx';
import { createFinder, readFields } from './createFinder.ts';
import { FINDER_ACTION, type FinderResponse } from './finderResponse.ts';

export interface FinderIslandProps {
  readonly start: FinderResponse;
  readonly catalogues: readonly FinderOption[];
  readonly years: readonly number[];
}

/** The finder with a live count. Without JavaScript its form redirects to the list. */
export function FinderIsland({ start, catalogues, years }: FinderIslandProps) {
  const [shown, setShown] = useState<FinderResponse & { readonly busy: boolean }>({ ...start, busy: false });
  const [finder] = useState(() => createFinder((change) => setShown((last) => ({ ...last, ...change }))));
  const form = useRef<HTMLFormElement>(null);
  // Fields may be filled in before the script runs: by the browser after Back, or by a quick visitor.
  useEffect(() => {
    const fields = form.current ? readFields(form.current) : new Map<string, string>();
    const isUntouched = fields.size <= 1 && fields.get('catalog') === catalogues[0]?.value;
    if (fields.size > 0 && !isUntouched) finder.change(fields, 'catalog');
  }, [finder, catalogues]);
  return (
    <Finder
      {...shown}
      action={FINDER_ACTION}
      catalogues={catalogues}
      years={years}
      formRef={form}
      onChange={(changed, field) => finder.change(readFields(changed), field)}
    />
  );
}
