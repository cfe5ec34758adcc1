import type { Meta, StoryObj } from '@storybook/react-vite';
import { findHost, pageParameters, snapshotOfPage } from '../testing/pageModes.ts';
import { PageStory } from '../testing/PageStory.tsx';
import { FailureScreen } from './FailureScreen.tsx';
import { NotFoundScreen } from './NotFoundScreen.tsx';

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

/** 404. The toolbar chooses host, scheme and width. */
export const NotFound: Story = { render: () => <NotFoundScreen />, parameters: snapshotOfPage };

/** The backend does not answer; dark, on a phone. */
export const Failure: Story = {
  render: () => <FailureScreen reset={() => undefined} />,
  globals: { theme: 'china', scheme: 'dark', viewport: { value: 'phone' } },
};
