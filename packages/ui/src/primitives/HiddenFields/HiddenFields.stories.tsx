import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { HiddenFields } from './HiddenFields.tsx';

const FORM = 'story-form';

/**
 * Names and values that a form sends along without showing them, so that forms keep the other conditions without
 * scripts.
 */
const meta = {
  title: 'Primitives/HiddenFields',
  component: HiddenFields,
  args: {
    pairs: [
      ['brand[]', 'toyota'],
      ['brand[]', 'honda'],
      ['year_min', '2018'],
    ],
  },
  render: (args) => (
    <form id={FORM}>
      <HiddenFields {...args} />
      <p>Поля не видны и уходят вместе с формой.</p>
    </form>
  ),
} satisfies Meta<typeof HiddenFields>;
export default meta;
type Story = StoryObj<typeof meta>;

const readFormData = (root: HTMLElement) =>
  new URLSearchParams([...new FormData(root.querySelector<HTMLFormElement>('form')!)] as [
    string,
    string,
  ][]).toString();

export const Inside: Story = {
  play: async ({ canvasElement }) => {
    await expect(readFormData(canvasElement)).toBe('brand%5B%5D=toyota&brand%5B%5D=honda&year_min=2018');
  },
};

/** The inputs belong to a form elsewhere on the page. */
export const Outside: Story = {
  args: { formId: FORM },
  render: (args) => (
    <>
      <form id={FORM}>
        <p>Форма без полей внутри.</p>
      </form>
      <HiddenFields {...args} />
    </>
  ),
  play: Inside.play,
};
