/** Thrown to answer a page with an error status. Visitors see its message, which the specification gives in English. */
export class PageError extends Error {
  override readonly name = 'PageError';
  readonly statusCode: number;
  constructor(statusCode: number, message: string) {
    super(message);
    this.statusCode = statusCode;
  }
}
