import { expect } from 'vitest';
import type { Lead } from '../leadRecord.ts';
import { DeliveryError, type TargetActions } from '../targets/Target.ts';
import { createSampleLead } from './createSampleLead.ts';

const FOREVER = new AbortController().signal;

export const deliver = (
  target: TargetActions,
  lead: Lead = createSampleLead(),
  signal = FOREVER,
): Promise<void> => target.deliver(lead, signal);

/** How a delivery fails; throws where it does not, or not as it has to. */
export async function expectFailure(target: TargetActions, lead?: Lead): Promise<DeliveryError> {
  const error = await deliver(target, lead).then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(DeliveryError);
  // What may be logged says nothing of the visitor.
  expect((error as DeliveryError).message).not.toMatch(/Анна|7914|звонка/);
  return error as DeliveryError;
}
