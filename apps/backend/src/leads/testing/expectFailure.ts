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

/** Expects a delivery to fail with a DeliveryError that may be logged, and returns the error. */
export async function expectFailure(target: TargetActions, lead?: Lead): Promise<DeliveryError> {
  const error = await deliver(target, lead).then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(DeliveryError);
  // The message is logged, so it must not contain the visitor's data.
  expect((error as DeliveryError).message).not.toMatch(/Анна|7914|звонка/);
  return error as DeliveryError;
}
