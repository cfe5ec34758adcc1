/**
 * The reason why a picture cannot be fetched.
 * refused: the address must not be fetched. absent: the host has no such picture, or its answer is not a picture; it is
 * not requested again for some minutes. down: no answer or an incomplete one; it is requested again soon.
 */
export type PictureFaultKind = 'refused' | 'absent' | 'down';

/** A picture cannot be fetched. The message is for the operator. */
export class PictureFault extends Error {
  override readonly name = 'PictureFault';
  readonly kind: PictureFaultKind;
  constructor(kind: PictureFaultKind, message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}

/** Converts any error to a PictureFault. An error of this machine counts as temporary (`down`). */
export const toPictureFault = (error: unknown): PictureFault =>
  error instanceof PictureFault
    ? error
    : new PictureFault('down', error instanceof Error ? error.message : String(error), { cause: error });
