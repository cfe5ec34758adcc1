import type { IncomingMessage, ServerResponse } from 'node:http';
import { RESPONSE_HEADERS, listHstsHeaders, PLAIN_POLICY } from '@vvoz/api/headers/responseHeaders';

/** Facts that decide which headers a response gets besides those of its route. */
export interface ResponseFacts {
  readonly isSecure: boolean;
  readonly hstsSeconds: number;
  /** False in development, whose own pages have scripts and no policy. */
  readonly isPolicyNeeded: boolean;
}

/** True for files of the build. A worker gets the policy of its own file, and must be able to load its other files. */
const isBuildFile = ({ url }: IncomingMessage): boolean => url?.startsWith('/_next/') ?? false;

/** Whole file, part of a file, and a file that the browser has. */
const FILE_STATUSES: readonly number[] = [200, 206, 304];

/**
 * Adds the security headers that a response lacks, when its headers are about to be sent, so that files, redirects, errors and
 * refusals have them too. A page brings its own policy, and a file of the build has none. Every other response gets one that
 * allows nothing.
 */
export function completeHeaders(
  request: IncomingMessage,
  response: ServerResponse,
  { isSecure, hstsSeconds, isPolicyNeeded }: ResponseFacts,
): void {
  const isFile = isBuildFile(request) && response.statusCode < 400;
  // The framework calls every address of a file immutable; a redirect or an error in its place must not stay in a cache.
  if (isBuildFile(request) && !FILE_STATUSES.includes(response.statusCode))
    response.setHeader('cache-control', 'no-store');
  const policy = isPolicyNeeded && !isFile ? { 'content-security-policy': PLAIN_POLICY } : {};
  const headers = { ...RESPONSE_HEADERS, ...listHstsHeaders(hstsSeconds, isSecure), ...policy };
  for (const [name, value] of Object.entries(headers))
    if (!response.hasHeader(name)) response.setHeader(name, value);
}
