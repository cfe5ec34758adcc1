import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumbs } from '../../primitives/Breadcrumbs/Breadcrumbs.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { DemoNote } from '../DemoNote/DemoNote.tsx';
import { allLots, prius, sold } from '../fixtures.ts';
import { LotBar } from '../LotBar/LotBar.tsx';
import { LotFacts } from '../LotFacts/LotFacts.tsx';
import { LotGallery } from '../LotGallery/LotGallery.tsx';
import { LotHeading } from '../LotHeading/LotHeading.tsx';
import { LotOffer } from '../LotOffer/LotOffer.tsx';
import { LotResult } from '../LotResult/LotResult.tsx';
import { SimilarLots } from '../SimilarLots/SimilarLots.tsx';
import { LotLayout } from './LotLayout.tsx';

const request = (
  <Button tone="primary" wide href="#request">
    Оставить заявку
  </Button>
);

const meta = {
  title: 'Lots/LotLayout',
  component: LotLayout,
  args: {
    gallery: <LotGallery lot={prius} />,
    offer: <LotOffer lot={prius} request={request} />,
    facts: <LotFacts lot={prius} />,
  },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof LotLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The lot page without its header and footer. */
export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => (
    <Stack space="24">
      <Breadcrumbs
        items={[
          { label: 'Главная', href: '/' },
          { label: 'Онлайн-аукционы', href: '/japan/czeny-na-avto' },
          { label: 'Лот 5123' },
        ]}
      />
      <LotHeading lot={prius} />
      <LotLayout {...args} />
      <SimilarLots lots={allLots.slice(1, 5)} />
      <DemoNote />
      <LotBar lot={prius}>{request}</LotBar>
    </Stack>
  ),
};

export const Sold: Story = {
  args: {
    gallery: <LotGallery lot={sold} />,
    offer: <LotResult lot={sold} request={request} />,
    facts: <LotFacts lot={sold} />,
  },
  render: (args) => (
    <Stack space="24">
      <LotHeading lot={sold} />
      <LotLayout {...args} />
    </Stack>
  ),
};
