/**
 * Stands in place of Next's «not found» screen, which Next puts into the data of every page. Nobody sees either: the
 * server answers with the error page.
 */
export function NoScreen() {
  return null;
}
