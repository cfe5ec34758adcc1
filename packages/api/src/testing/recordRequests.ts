import type { ClientOptions } from '../http.ts';

/** Creates a fake backend that answers every request with `answer` and records method, address and body. */
export function recordRequests(response: unknown) {
  const requests: string[] = [];
  const options: ClientOptions = {
    baseUrl: 'http://backend',
    fetch: async (input) => {
      const request = input as Request;
      const body = await request.text();
      requests.push(`${request.method} ${request.url}${body === '' ? '' : ` ${body}`}`);
      return Response.json(response);
    },
  };
  return { requests, options };
}
