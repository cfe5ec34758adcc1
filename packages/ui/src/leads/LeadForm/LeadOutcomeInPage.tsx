import { useEffect, useRef } from 'react';
import { LeadOutcome, type LeadOutcomeProps } from './LeadOutcome.tsx';

/** The outcome in an open page. Its heading takes the focus, because the pressed button is gone. */
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
