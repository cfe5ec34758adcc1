import type { ClientOptions } from '../http.ts';

/** A backend that writes requests down, `GET http://backend/path` and bodies, and answers all with `answer`. */
export function recordRequests(answer: unknown) {
  const requests: string[] = [];
  const options: ClientOptions = {
    baseUrl: 'http://backend',
    fetch: async (input) => {
      const request = input as Request;
      const body = await request.text();
      requests.push(`${request.method} ${request.url}${body === '' ? '' : ` ${body}`}`);
      return Response.json(answer);
    },
  };
  return { requests, options };
}
