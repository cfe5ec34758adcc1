/** Characters that a path segment cannot contain. */
const FOREIGN = /[\s\p{Cc}/\\?#%"<>^`{|}]/u;
const MAX_LENGTH = 200;

/** Decodes percent-encoding. If a plugin has cut the text within a character, that character is dropped. */
function decode(text: string): string {
  for (let end = text.length; end > 0; end = text.lastIndexOf('%', end - 1)) {
    try {
      return decodeURIComponent(text.slice(0, end));
    } catch {
      // Try again without the last encoded byte.
    }
  }
  return '';
}

/**
 * Reads a slug of WordPress as a path segment: `%d1%86%d0%b5%d0%bd%d1%8b` → `цены`. WordPress encodes every letter
 * outside ASCII unless a plugin transliterates. Returns undefined for an invalid slug.
 */
export function readSlug(text: string): string | undefined {
  const slug = decode(text.trim()).normalize('NFC').toLowerCase();
  const isSlug = slug !== '' && slug.length <= MAX_LENGTH && !FOREIGN.test(slug) && !/^\.+$/.test(slug);
  return isSlug ? slug : undefined;
}
