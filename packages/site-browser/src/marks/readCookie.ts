/** Returns the undecoded value of a cookie; '' when there is none. */
export const readCookie = (name: string, cookies: string = document.cookie): string =>
  cookies
    .split('; ')
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1) ?? '';
