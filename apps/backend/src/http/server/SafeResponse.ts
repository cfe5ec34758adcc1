import { ServerResponse, type IncomingMessage } from 'node:http';
import { SERVER_HEADERS } from './serverHeaders.ts';

/**
 * A response that has the security headers from the start. A hook would miss the answers that Node gives by itself: to
 * an unknown `Expect` or a missing `Host`.
 */
export class SafeResponse<Request extends IncomingMessage = IncomingMessage> extends ServerResponse<Request> {
  constructor(...args: ConstructorParameters<typeof ServerResponse<Request>>) {
    super(...args);
    for (const [name, value] of Object.entries(SERVER_HEADERS)) this.setHeader(name, value);
  }
}
