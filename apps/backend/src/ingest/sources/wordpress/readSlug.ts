/** What a part of a path cannot hold as it is. */
const FOREIGN = /[\s\p{Cc}/\\?#%"<>^`{|}]/u;
const MAX_LENGTH = 200;

/** Decodes what is percent-encoded; an encoding that a plugin cut in its middle loses that character. */
function decode(text: string): string {
  for (let end = text.length; end > 0; end = text.lastIndexOf('%', end - 1)) {
    try {
      return decodeURIComponent(text.slice(0, end));
    } catch {
      // One encoded byte fewer may be whole.
    }
  }
  return '';
}

/**
 * A slug of WordPress as a part of a path: `%d1%86%d0%b5%d0%bd%d1%8b` → `цены`. WordPress encodes every letter outside of
 * ASCII unless a plugin transliterates. Undefined for what cannot be one.
 */
export function readSlug(text: string): string | undefined {
  const slug = decode(text.trim()).normalize('NFC').toLowerCase();
  const isSlug = slug !== '' && slug.length <= MAX_LENGTH && !FOREIGN.test(slug) && !/^\.+$/.test(slug);
  return isSlug ? slug : undefined;
}
