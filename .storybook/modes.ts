import type { ThemeName } from '../packages/ui/src/theme/tokens.ts';

export const themeNames: Record<ThemeName, string> = {
  main: 'Основной',
  china: 'Китай',
  spec: 'Спецтехника',
  wireframe: 'Каркас без бренда',
};

export const schemeNames = { light: 'Светлая', dark: 'Тёмная' } as const;

interface Mode {
  theme: ThemeName;
  scheme: keyof typeof schemeNames;
}

/** The looks in which Chromatic takes a snapshot, named once for every story. */
export const modes: Record<'light' | 'dark' | 'china' | 'spec' | 'wireframe', Mode> = {
  light: { theme: 'main', scheme: 'light' },
  dark: { theme: 'main', scheme: 'dark' },
  china: { theme: 'china', scheme: 'light' },
  spec: { theme: 'spec', scheme: 'light' },
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
