/** Why a request of a visitor is not taken, as the caller is told it. */
interface LeadFault {
  /** bad_value: a field cannot be used; conflict: its key belongs to another request. */
  readonly code: 'bad_value' | 'conflict';
  /** On the wire. */
  readonly field: 'tel' | 'idempotency_key';
  readonly message: string;
  /** For the visitor, where he can put it right. */
  readonly messageRu?: string;
}

/** A request of a visitor that is not taken, and not kept. */
export class LeadRefused extends Error {
  override readonly name = 'LeadRefused';
  readonly fault: LeadFault;

  constructor(fault: LeadFault) {
    super(fault.message);
    this.fault = fault;
  }
}
