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
  /** Not called: the backend has failed several times in a row and does not answer yet. */
  | { readonly kind: 'suspended'; readonly url: string }
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
    case 'suspended':
      return `${failure.url} was not called: the backend does not answer`;
    case 'contract':
      return `${failure.url} broke the contract at ${failure.field}: ${failure.detail}`;
  }
};

/** Statuses of the backend that concern the visitor's request. */
const OWN_STATUSES = [400, 404];

/** Keeps 400 and 404. Everything else is the backend's failure: 503. */
const selectStatus = (failure: ApiFailure): number =>
  failure.kind === 'http' && OWN_STATUSES.includes(failure.status) ? failure.status : 503;

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
