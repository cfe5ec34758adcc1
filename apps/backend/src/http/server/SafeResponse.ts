import { ServerResponse, type IncomingMessage } from 'node:http';
import { SERVER_HEADERS } from './serverHeaders.ts';

/**
 * Has the security headers from the start. A hook would miss what Node answers by itself: an unknown `Expect`, a missing
 * `Host`.
 */
export class SafeResponse<Request extends IncomingMessage = IncomingMessage> extends ServerResponse<Request> {
  constructor(...args: ConstructorParameters<typeof ServerResponse<Request>>) {
    super(...args);
    for (const [name, value] of Object.entries(SERVER_HEADERS)) this.setHeader(name, value);
  }
}
