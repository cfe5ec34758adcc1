import '../packages/ui/src/theme/layers.css.ts';
import '../packages/ui/src/css/reset.css.ts';
import '../packages/ui/src/css/base.css.ts';
import '../packages/ui/src/css/controls.css.ts';
import '../packages/ui/src/theme/themes.css.ts';
import './fonts.css';
import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { PageStore } from '../packages/ui/src/state/PageStore.client.tsx';
import { freezeClock } from './frozenClock.ts';
import { modes, schemeNames, themeNames, viewports } from './modes.ts';

// On a busy machine a lazy module needs more than the usual second.
configure({ asyncUtilTimeout: 15_000 });

const items = (names: Record<string, string>) =>
  Object.entries(names).map(([value, title]) => ({ value, title }));

/** Removes messages. Stories share a document, where a link in the message of one would take the focus in the next. */
function clearMessages(): void {
  for (const place of document.body.querySelectorAll(':scope > output')) place.replaceChildren();
}

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes: {
    theme: {
      description: 'Host',
      toolbar: { icon: 'paintbrush', items: items(themeNames), dynamicTitle: true },
    },
    scheme: {
      description: 'Colour scheme',
      toolbar: { icon: 'contrast', items: items(schemeNames), dynamicTitle: true },
    },
  },
  initialGlobals: { theme: 'main', scheme: 'light' },
  parameters: {
    a11y: { test: 'error' },
    // Only the `Matrix` story of a component enables snapshots; the other stories are documentation and tests with axe.
    chromatic: { disableSnapshot: true, modes },
    viewport: { options: viewports },
    backgrounds: { disable: true },
    controls: { expanded: true },
    // Storybook opens on the first story.
    options: { storySort: { order: ['Introduction', 'Foundations', 'Pages', 'Primitives', 'Navigation'] } },
  },
  beforeEach: () => {
    clearMessages();
    return freezeClock();
  },
  decorators: [
    (Story, { globals, id, parameters }) => {
      const root = document.documentElement;
      root.lang = 'ru';
      root.dataset['theme'] = String(globals['theme']);
      root.dataset['scheme'] = String(globals['scheme']);
      // A whole page contains its own store.
      if (parameters['wholePage']) return <Story />;
      return (
        <PageStore key={id}>
          <Story />
        </PageStore>
      );
    },
  ],
};

export default preview;
