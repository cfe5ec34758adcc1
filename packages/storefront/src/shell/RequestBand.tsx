import { Band } from '@vvoz/ui/primitives/Band/Band.tsx';
import type { LeadOptions } from '@vvoz/site-browser/leads/leadOptions.ts';
import { REQUEST_ANCHOR } from '@vvoz/site-browser/leads/leadPaths.ts';
import { RequestForm } from '@vvoz/site-browser/leads/RequestForm.tsx';
import { listTaskSteps } from '@vvoz/site-browser/leads/leadSteps.ts';

export interface RequestBandProps {
  readonly leadOptions: LeadOptions | undefined;
  readonly title: string;
}

/** The request form at the end of a page of text; nothing while the operator's consent text is not known. */
export function RequestBand({ leadOptions, title }: RequestBandProps) {
  if (!leadOptions) return null;
  return (
    <Band id={REQUEST_ANCHOR} title={title} aside={leadOptions.hours}>
      <RequestForm leadOptions={leadOptions} kind="form" next={listTaskSteps(leadOptions.hours)} />
    </Band>
  );
}
