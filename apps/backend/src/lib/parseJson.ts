/**
 * Parses JSON. Returns undefined for a text that is not JSON; no JSON text has this value. The caller reports the
 * fault.
 */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
