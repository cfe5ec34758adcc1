/** The attributes of an `<img>` that decide which file a browser loads, and when. They have React's names. */
export type PictureAttributes = Readonly<Record<string, string>>;

const WANTED = ['src', 'srcSet', 'sizes', 'width', 'height', 'loading', 'fetchPriority', 'decoding'];

/** Lists the pictures of a page by their attributes, with `&amp;` unescaped. */
export const listPictures = (html: string): readonly PictureAttributes[] =>
  [...html.matchAll(/<img\b[^>]*>/g)].map(([tag]) =>
    Object.fromEntries(
      WANTED.flatMap((name) => {
        const [, value] = new RegExp(`\\s${name}="([^"]*)"`).exec(tag) ?? [];
        return value === undefined ? [] : [[name, value.replaceAll('&amp;', '&')]];
      }),
    ),
  );

/** Loads a list and returns its pictures. Throws when it has none: a list without them would be compared unfairly. */
export async function fetchPictures(url: string): Promise<readonly PictureAttributes[]> {
  const response = await fetch(url);
  const pictures = listPictures(await response.text());
  if (!response.ok || pictures.length === 0)
    throw new Error(`${url} answered ${response.status} with ${pictures.length} pictures`);
  return pictures;
}
