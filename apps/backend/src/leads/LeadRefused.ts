/** Why a visitor's request was refused, for the API's answer. */
interface LeadFault {
  /** bad_value: the field is invalid; conflict: the key belongs to another request. */
  readonly code: 'bad_value' | 'conflict';
  /** The name of the field on the wire. */
  readonly field: 'tel' | 'idempotency_key' | 'token';
  readonly message: string;
  /** Tells the visitor what to correct; absent when the visitor cannot. */
  readonly messageRu?: string;
}

/** A visitor's request was refused. Nothing was saved. */
export class LeadRefused extends Error {
  override readonly name = 'LeadRefused';
  readonly fault: LeadFault;

  constructor(fault: LeadFault) {
    super(fault.message);
    this.fault = fault;
  }
}
