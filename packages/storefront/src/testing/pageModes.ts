import { HOST_NAMES, HOSTS, type Host } from '@vvoz/catalogue/hosts/hosts';

const SCHEMES = ['light', 'dark'] as const;
/** Names of viewports in Storybook. */
const VIEWPORTS = ['phone', 'desktop'] as const;

/** Modes of the snapshots of a whole page: each host, light and dark, on a phone and on a desktop. */
const modes = Object.fromEntries(
  HOST_NAMES.flatMap((host) =>
    SCHEMES.flatMap((scheme) =>
      VIEWPORTS.map((viewport) => [
        `${host}-${scheme}-${viewport}`,
        { theme: HOSTS[host].theme, scheme, viewport },
      ]),
    ),
  ),
);

/** Parameters of a story that shows a whole page. Its component brings icons and store itself (`wholePage`). */
export const pageParameters = { layout: 'fullscreen', wholePage: true };

/** Parameters of a page's story with snapshots. */
export const snapshotOfPage = { chromatic: { disableSnapshot: false, modes } };

/** Finds the host whose theme the toolbar shows; the main host for a theme without one. */
export const findHost = (globals: Readonly<Record<string, unknown>>): Host =>
  HOST_NAMES.find((host) => HOSTS[host].theme === globals['theme']) ?? 'main';
