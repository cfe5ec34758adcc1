import { HOST_NAMES, HOSTS } from '../packages/catalogue/src/hosts/hosts.ts';
import type { ThemeName } from '../packages/ui/src/theme/tokens.ts';

/** Each theme with its title in the toolbar. */
export const themeNames: Readonly<Record<string, string>> = {
  ...Object.fromEntries(HOST_NAMES.map((host) => [HOSTS[host].theme, HOSTS[host].label])),
  wireframe: 'Каркас без бренда',
};

export const schemeNames = { light: 'Светлая', dark: 'Тёмная' } as const;

interface Mode {
  theme: ThemeName;
  scheme: keyof typeof schemeNames;
}

/** The looks in which Chromatic takes a snapshot, named once for every story: main in both schemes, each other host. */
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

/** A story asks for one with `globals: { viewport: { value: 'narrow' } }`. */
export const viewports = {
  narrow: viewport(320, 640),
  phone: viewport(375, 812),
  desktop: viewport(1280, 800),
};
