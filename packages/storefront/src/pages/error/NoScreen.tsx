/**
 * Replaces Next's «not found» screen, which Next would put into the data of every page. Visitors see neither: the server
 * answers with the error page.
 */
export function NoScreen() {
  return null;
}
