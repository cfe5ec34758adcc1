/** The selectable colour schemes; `system` follows `prefers-color-scheme`. */
export type Scheme = 'system' | 'light' | 'dark';

/** The localStorage key; absent for `system`. */
export const schemeKey = 'vvoz.scheme';

/** Parses a stored value; anything unknown is `system`. */
export function readScheme(stored: string | null): Scheme {
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

/**
 * Code for an inline script in `<head>`, so that the first paint has the chosen scheme. It sets
 * `data-scheme` on `<html>`, which therefore needs `suppressHydrationWarning`. It works when storage is forbidden.
 */
export const schemeScript =
  `try{var s=localStorage.getItem(${JSON.stringify(schemeKey)});` +
  `if(s==="light"||s==="dark")document.documentElement.dataset.scheme=s}catch(e){}`;
