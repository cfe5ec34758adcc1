/** Thrown to answer a page with an error status. Visitors read its message, in English as the specification has it. */
export class PageError extends Error {
  override readonly name = 'PageError';
  readonly statusCode: number;
  constructor(statusCode: number, message: string) {
    super(message);
    this.statusCode = statusCode;
  }
}
