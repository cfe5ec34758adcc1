/** Failures of a call as data: callers switch on `kind`. */
export type ApiFailure =
  /** No answer: connection refused or reset, name not found. */
  | { readonly kind: 'network'; readonly url: string; readonly detail: string }
  /** A status other than 2xx. `field` and `messageRu` (a text for visitors) are present if the backend sends them. */
  | {
      readonly kind: 'http';
      readonly url: string;
      readonly status: number;
      readonly code?: string;
      readonly field?: string;
      readonly message?: string;
      readonly messageRu?: string;
    }
  /** No answer within `afterMs` milliseconds. */
  | { readonly kind: 'timeout'; readonly url: string; readonly afterMs: number }
  /** A 2xx answer that does not match the schema; `field` is the path inside it. */
  | { readonly kind: 'contract'; readonly url: string; readonly field: string; readonly detail: string };

const describeFailure = (failure: ApiFailure): string => {
  switch (failure.kind) {
    case 'network':
      return `no answer from ${failure.url}: ${failure.detail}`;
    case 'http':
      return `${failure.url} answered ${failure.status}${failure.field ? ` for ${failure.field}` : ''}${failure.message ? `: ${failure.message}` : ''}`;
    case 'timeout':
      return `${failure.url} did not answer within ${failure.afterMs} ms`;
    case 'contract':
      return `${failure.url} broke the contract at ${failure.field}: ${failure.detail}`;
  }
};

/** The answer's own status; 503 when there was no answer; 500 for an answer that breaks the contract. */
function selectStatus(failure: ApiFailure): number {
  if (failure.kind === 'http') return failure.status;
  return failure.kind === 'contract' ? 500 : 503;
}

/** Thrown by every client of this package; a cancelled request throws the platform's AbortError instead. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly failure: ApiFailure;
  /** HTTP status for a page that cannot be shown without the answer. */
  readonly statusCode: number;
  constructor(failure: ApiFailure, options?: ErrorOptions) {
    super(describeFailure(failure), options);
    this.failure = failure;
    this.statusCode = selectStatus(failure);
  }
}
