import '../packages/ui/src/css/layers.css.ts';
import '../packages/ui/src/css/reset.css.ts';
import '../packages/ui/src/css/base.css.ts';
import '../packages/ui/src/css/controls.css.ts';
import './themes.ts';
import './fonts.css';
import type { Preview } from '@storybook/react-vite';
import { IconSprite } from '../packages/ui/src/primitives/Icon/IconSprite.tsx';
import { PageStore } from '../packages/ui/src/state/PageStore.client.tsx';
import { freezeClock } from './frozenClock.ts';
import { modes, schemeNames, themeNames, viewports } from './modes.ts';

const items = (names: Record<string, string>) =>
  Object.entries(names).map(([value, title]) => ({ value, title }));

/** Story files share a document: a link in a message of one story must not take the focus in the next. */
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
    // Snapshots are enabled by the `Matrix` story of a component; other stories are for reading and for axe.
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
      // A whole page brings icons and store itself.
      if (parameters['wholePage']) return <Story />;
      return (
        <PageStore key={id}>
          <IconSprite />
          <Story />
        </PageStore>
      );
    },
  ],
};

export default preview;
