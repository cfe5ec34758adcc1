import { HOST_NAMES, HOSTS } from '../packages/catalogue/src/hosts/hosts.ts';
import type { ThemeName } from '../packages/ui/src/theme/tokens.ts';

/** Toolbar titles of the themes. */
export const themeNames: Readonly<Record<string, string>> = {
  ...Object.fromEntries(HOST_NAMES.map((host) => [HOSTS[host].theme, HOSTS[host].label])),
  wireframe: 'Каркас без бренда',
};

export const schemeNames = { light: 'Светлая', dark: 'Тёмная' } as const;

interface Mode {
  theme: ThemeName;
  scheme: keyof typeof schemeNames;
}

/**
 * Modes of the snapshots, for every story: the main host in both schemes, each other host and the wireframe in the
 * light one.
 */
export const modes: Readonly<Record<string, Mode>> = {
  light: { theme: 'main', scheme: 'light' },
  dark: { theme: 'main', scheme: 'dark' },
  ...Object.fromEntries(
    HOST_NAMES.filter((host) => host !== 'main').map((host): [string, Mode] => [
      host,
      { theme: HOSTS[host].theme, scheme: 'light' },
    ]),
  ),
  wireframe: { theme: 'wireframe', scheme: 'light' },
};

const viewport = (width: number, height: number) => ({
  name: `${width} × ${height}`,
  styles: { width: `${width}px`, height: `${height}px` },
});

/** Viewports of the stories; select one with `globals: { viewport: { value: 'narrow' } }`. */
export const viewports = {
  narrow: viewport(320, 640),
  phone: viewport(375, 812),
  desktop: viewport(1280, 800),
};
