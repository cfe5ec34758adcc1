import { env } from '../../../../../env.ts';

interface Params {
  readonly params: Promise<{ readonly type: string; readonly id: string; readonly frame: string }>;
}

const PASSED = ['content-type', 'content-length', 'cache-control', 'etag'];

/** Pictures come from the backend under the site's own host, so that a page asks no other. */
export async function GET(request: Request, { params }: Params): Promise<Response> {
  const { type, id, frame } = await params;
  const path = [type, id, frame].map(encodeURIComponent).join('/');
  try {
    const answer = await fetch(`${env().apiUrl}/pictures/${path}${new URL(request.url).search}`, {
      signal: request.signal,
    });
    const headers = new Headers();
    for (const name of PASSED) {
      const value = answer.headers.get(name);
      if (value) headers.set(name, value);
    }
    return new Response(answer.body, { status: answer.status, headers });
  } catch {
    return new Response('The picture is not to be had now\n', {
      status: 503,
      headers: { 'cache-control': 'no-store', 'retry-after': '5' },
    });
  }
}
