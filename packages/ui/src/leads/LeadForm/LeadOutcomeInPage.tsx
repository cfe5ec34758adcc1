import { useEffect, useRef } from 'react';
import { LeadOutcome, type LeadOutcomeProps } from './LeadOutcome.tsx';

/** The outcome of an attempt in an open page: the heading takes the focus from the button that is gone. */
export function LeadOutcomeInPage(props: LeadOutcomeProps) {
  const place = useRef<HTMLDivElement>(null);
  const { status } = props.state ?? {};
  useEffect(() => {
    if (status === 'sent' || status === 'kept') place.current?.querySelector('h3')?.focus();
  }, [status]);
  return (
    <div ref={place}>
      <LeadOutcome {...props} />
    </div>
  );
}
