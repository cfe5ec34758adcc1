const SECTION = /^\/[a-z-]{0,40}/;
const BUILD_FILE = /^\/_next\/static\/[\w./-]{1,120}$/;

/** The first part of an address's path, which no visitor typed: `/japan`; '' when it has none. */
export const readSection = (address: string): string =>
  SECTION.exec(URL.parse(address)?.pathname ?? '')?.[0] ?? '';

/** The path of a file of our build; '' for any other address. */
export function readBuildFile(address: string): string {
  const path = URL.parse(address)?.pathname ?? '';
  return BUILD_FILE.test(path) ? path : '';
}
