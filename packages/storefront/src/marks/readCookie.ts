/** Returns the value of a cookie as it stands; '' for none. */
export const readCookie = (name: string, cookies: string = document.cookie): string =>
  cookies
    .split('; ')
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1) ?? '';
