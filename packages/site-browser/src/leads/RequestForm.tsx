import type { HiddenPairs } from '@vvoz/ui/primitives/HiddenFields/HiddenFields.tsx';
import { LeadOutcome } from '@vvoz/ui/leads/LeadForm/LeadOutcome.tsx';
import type { LeadOptions } from './leadOptions.ts';
import { LeadIsland, type LeadIslandProps } from './LeadIsland.client.tsx';
import { SEND_PATH } from './leadPaths.ts';

export interface RequestFormProps extends Pick<LeadIslandProps, 'ask' | 'next' | 'values' | 'initial'> {
  readonly leadOptions: LeadOptions;
  /** Which form it is: `form`, `modal`, `error`. */
  readonly kind: string;
  /** What the request is about, as the visitor reads it and as the manager gets it. */
  readonly subject?: LeadSubject | undefined;
}

/** The thing that a request is about. */
export interface LeadSubject {
  readonly about: string;
  readonly lot: Readonly<Record<string, unknown>>;
  readonly receipt?: Readonly<Record<string, unknown>> | undefined;
  /** Conditions of the sum that the visitor takes note of. */
  readonly conditions?: string | undefined;
}

const listHidden = (kind: string, subject: LeadSubject | undefined): HiddenPairs => [
  ['type', kind],
  ...(subject ? [['about', subject.about] as const, ['lot', JSON.stringify(subject.lot)] as const] : []),
  ...(subject?.receipt ? [['receipt', JSON.stringify(subject.receipt)] as const] : []),
];

/** The request form of a page. */
export function RequestForm({ leadOptions, kind, subject, ...rest }: RequestFormProps) {
  const { initial, next } = rest;
  const { consent, marketing, phone, messengers, shifts, hours, company, channels } = leadOptions;
  return (
    <LeadIsland
      {...rest}
      {...(initial
        ? {
            initialOutcome: (
              <LeadOutcome
                state={initial}
                next={next}
                shifts={shifts}
                phone={phone}
                messengers={messengers}
              />
            ),
          }
        : {})}
      action={SEND_PATH}
      hidden={listHidden(kind, subject)}
      consent={consent}
      marketing={marketing}
      phone={phone}
      messengers={messengers}
      shifts={shifts}
      hours={hours}
      company={company}
      channels={channels}
      {...(subject ? { about: subject.about } : {})}
      conditions={subject?.conditions}
    />
  );
}
