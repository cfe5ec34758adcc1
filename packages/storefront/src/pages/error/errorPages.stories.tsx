import type { Meta, StoryObj } from '@storybook/react-vite';
import { findHost, pageParameters, snapshotOfPage } from '../../testing/pageModes.ts';
import { PageStory } from '../../testing/PageStory.tsx';
import { createHostCatalogues } from '../../config/hostCatalogues.ts';
import { ErrorScreen } from './ErrorScreen.tsx';
import { findErrorText } from '@vvoz/site-server/errors/errorTexts';
import { FailureScreen } from './FailureScreen.tsx';

const meta = {
  title: 'Pages/Error',
  parameters: pageParameters,
  decorators: [
    (Story, { globals }) => (
      <PageStory host={findHost(globals)} path="/no/such/page">
        <Story />
      </PageStory>
    ),
  ],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const showError = (status: number, message = findErrorText(status).message) => (
  <ErrorScreen
    failure={{ status, message }}
    contacts={{ tel: '8 423 200-00-00', hours: 'пн–сб 9:00–19:00' }}
    catalogue={createHostCatalogues('main').all[0]}
  />
);

/** 404. The toolbar chooses host, scheme and width. */
export const NotFound: Story = { render: () => showError(404), parameters: snapshotOfPage };

/** A robot opened a lot. */
export const Forbidden: Story = { render: () => showError(403) };

/** A visitor asks for too many pages. */
export const TooMany: Story = { render: () => showError(429) };

/** A page names a guard that does not exist. */
export const UnknownGuard: Story = { render: () => showError(500, 'Unknown middleware') };

/** The backend does not answer. */
export const Unavailable: Story = { render: () => showError(503) };

/** A script failed in the browser; dark, on a phone. */
export const Failure: Story = {
  render: () => <FailureScreen reset={() => undefined} />,
  globals: { theme: 'china', scheme: 'dark', viewport: { value: 'phone' } },
};
