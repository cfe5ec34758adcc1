import { LIST_PATH } from './BenchStack.ts';

/** Returns the path of the first lot of the list. */
export async function findLot(site: string): Promise<string> {
  const html = await (await fetch(site + LIST_PATH)).text();
  const [path] = /\/cars\/japan\/[^"?#]+/.exec(html) ?? [];
  if (path === undefined) throw new Error(`${LIST_PATH} has no link to a lot: is the catalogue empty?`);
  return path;
}
