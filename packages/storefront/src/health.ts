/** The answer of `GET /healthz`: this process serves. The backend's health is its own to tell. */
export function healthy(host: string): Response {
  return Response.json({ status: 'ok', host }, { headers: { 'cache-control': 'no-store' } });
}
