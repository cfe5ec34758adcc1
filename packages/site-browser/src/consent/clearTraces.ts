/** Lists the domains for which a script may have set a cookie: the host and each domain above it. */
export function listCookieDomains(hostname: string): readonly string[] {
  const parts = hostname.split('.');
  return parts.slice(0, -1).map((_, index) => parts.slice(index).join('.'));
}

/** Removes cookies and keys of local storage whose names match one of the patterns. */
export function clearTraces(patterns: readonly RegExp[]): void {
  const fits = (name: string) => patterns.some((pattern) => pattern.test(name));
  for (const cookie of document.cookie.split('; ')) {
    const [name = ''] = cookie.split('=', 1);
    if (!fits(name)) continue;
    document.cookie = `${name}=; path=/; max-age=0`;
    for (const domain of listCookieDomains(location.hostname))
      document.cookie = `${name}=; path=/; domain=${domain}; max-age=0`;
  }
  try {
    for (const key of Object.keys(localStorage)) if (fits(key)) localStorage.removeItem(key);
  } catch {
    // Where storage is forbidden there is nothing to remove.
  }
}
