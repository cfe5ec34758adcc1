import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Template } from '@vvoz/catalogue/templates/templates';
import { expect, userEvent } from 'storybook/test';
import { FacetGroup } from '../FacetGroup/FacetGroup.tsx';
import { auction, leftHand, motorcycles } from '../fixtures.ts';
import { getChoices } from '../model/choices.ts';
import { FORM_ID } from '../model/ids.ts';
import * as story from '../stories.css.ts';
import { renderFacetNotes } from './facetNotes.tsx';
import { formatNoteId } from './noteId.ts';

/** The notes of a catalogue, each in its own group. */
function Notes({ template }: { template: Template }) {
  return (
    <div className={story.rail}>
      {Object.entries(renderFacetNotes(template)).map(([key, note]) => (
        <FacetGroup key={key} title={key} note={note}>
          …
        </FacetGroup>
      ))}
    </div>
  );
}

const meta = {
  title: 'Filters/FacetNotes',
  component: Notes,
  args: { template: auction },
} satisfies Meta<typeof Notes>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = { parameters: { chromatic: { disableSnapshot: false } } };
export const Motorcycles: Story = { args: { template: motorcycles } };

/** A catalogue with four gearboxes and single-choice drives. */
export const LeftHand: Story = {
  args: { template: leftHand },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Что значат коробки' }));
    await expect(canvas.getByText('AMT')).toBeVisible();
  },
};

/** Each option has a hidden sentence that describes it to screen readers. */
export const Described: Story = {
  play: async ({ canvasElement }) => {
    for (const key of ['rate', 'drive', 'gearbox'] as const)
      for (const { label } of getChoices(auction, key))
        await expect(
          canvasElement.ownerDocument.getElementById(formatNoteId(FORM_ID, key, label)),
        ).not.toBeEmptyDOMElement();
  },
};
