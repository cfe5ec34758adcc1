import type { Meta, StoryObj } from '@storybook/react-vite';
import { UnpricedNote } from './UnpricedNote.tsx';

const meta = { title: 'Lots/UnpricedNote', component: UnpricedNote } satisfies Meta<typeof UnpricedNote>;
export default meta;

export const Matrix: StoryObj<typeof meta> = { parameters: { chromatic: { disableSnapshot: false } } };
