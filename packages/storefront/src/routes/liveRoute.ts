/** `GET /livez`: shows that this process answers. Restart it when it does not. `/healthz` says what it can do. */
export const respondLive = (): Response =>
  Response.json({ status: 'ok' }, { headers: { 'cache-control': 'no-store' } });
