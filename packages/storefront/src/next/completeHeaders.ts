import type { IncomingMessage, ServerResponse } from 'node:http';
import { ANSWER_HEADERS, listHstsHeaders, PLAIN_POLICY } from '@vvoz/api/headers/answerHeaders';

/** Facts that decide which headers an answer gets besides those of its route. */
export interface AnswerFacts {
  readonly isSecure: boolean;
  readonly hstsSeconds: number;
  /** False in development, whose own pages have scripts and no policy. */
  readonly isPolicyNeeded: boolean;
}

/** True for files of the build. A worker gets the policy of its own file, and must be able to load its other files. */
const isBuildFile = ({ url }: IncomingMessage): boolean => url?.startsWith('/_next/') ?? false;

/**
 * Adds the security headers that an answer lacks when its headers are sent, so that files, redirects, errors and refusals
 * have them too. A page brings its own policy, and a file of the build has none. Every other answer gets one that allows
 * nothing.
 */
export function completeHeaders(
  request: IncomingMessage,
  response: ServerResponse,
  { isSecure, hstsSeconds, isPolicyNeeded }: AnswerFacts,
): void {
  const headers = { ...ANSWER_HEADERS, ...listHstsHeaders(hstsSeconds, isSecure) };
  const writeHead = response.writeHead.bind(response) as (...args: readonly unknown[]) => ServerResponse;
  response.writeHead = (...args: readonly unknown[]) => {
    const isFile = isBuildFile(request) && Number(args[0]) < 400;
    const policy = isPolicyNeeded && !isFile ? { 'content-security-policy': PLAIN_POLICY } : {};
    for (const [name, value] of Object.entries({ ...headers, ...policy }))
      if (!response.hasHeader(name)) response.setHeader(name, value);
    return writeHead(...args);
  };
}
