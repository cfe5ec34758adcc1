import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { mergeConfig, type Plugin } from 'vite';
import { drawSilhouettes } from '../packages/ui/src/primitives/Silhouette/silhouettes.ts';
import { SILHOUETTES_PATH } from '../packages/ui/src/primitives/Silhouette/silhouettesPath.ts';

/** Serves the sprite that the sites have as a route. */
const silhouettes: Plugin = {
  name: 'silhouettes',
  configureServer: ({ middlewares }) => {
    middlewares.use(SILHOUETTES_PATH, (_request, response) => {
      response.setHeader('content-type', 'image/svg+xml');
      response.end(drawSilhouettes());
    });
  },
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: SILHOUETTES_PATH.slice(1), source: drawSilhouettes() });
  },
};

const config: StorybookConfig = {
  stories: ['../packages/*/src/**/*.stories.tsx'],
  staticDirs: [{ from: '../packages/ui/tokens', to: '/tokens' }],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: { name: '@storybook/react-vite', options: {} },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (inherited) => mergeConfig(inherited, { plugins: [vanillaExtractPlugin(), silhouettes] }),
};

export default config;
