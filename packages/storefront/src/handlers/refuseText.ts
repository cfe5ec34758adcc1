/** Creates an error answer of one line of plain text, which is never cached. */
export const refuseText = (
  status: number,
  text: string,
  headers: Readonly<Record<string, string>> = {},
): Response =>
  new Response(`${text}\n`, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...headers },
  });
