import { Band } from '@vvoz/ui/primitives/Band/Band.tsx';
import type { LeadDesk } from './leadDesk.ts';
import { REQUEST_ANCHOR } from './leadPaths.ts';
import { LeadPlace } from './LeadPlace.tsx';
import { listTaskSteps } from './leadSteps.ts';

export interface PageRequestProps {
  readonly desk: LeadDesk | undefined;
  readonly title: string;
}

/** The request form at the end of a page of text; nothing while the operator's consent text is not known. */
export function PageRequest({ desk, title }: PageRequestProps) {
  if (!desk) return null;
  return (
    <Band id={REQUEST_ANCHOR} title={title} aside={desk.hours}>
      <LeadPlace desk={desk} kind="form" next={listTaskSteps(desk.hours)} />
    </Band>
  );
}
