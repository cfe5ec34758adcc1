/** Parses JSON; undefined for any other text. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // It is not JSON; each caller decides what that means.
    return undefined;
  }
}

/** Parses the text of a JSON object; undefined for any other text. */
export function parseJsonObject(text: string): Readonly<Record<string, unknown>> | undefined {
  const value = parseJson(text);
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Readonly<Record<string, unknown>>)
    : undefined;
}
