import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Notice } from './Notice.tsx';

/**
 * A message in place of content: nothing found, failed to load, offline. It says what happened and offers the next
 * step as a button or link. For a short answer to something that was just done use Message; for an explanation, Info.
 */
const meta = { title: 'Primitives/Notice', component: Notice } satisfies Meta<typeof Notice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Stack space="24">
      <Notice tone="empty" title="С такими условиями лотов нет" actions={<Button>Сбросить всё</Button>}>
        <p>Попробуйте убрать одно условие.</p>
      </Notice>
      <Notice tone="failed" title="Источник лотов не ответил" actions={<Button>Повторить</Button>}>
        <p>Показываем список на 11:05, он мог измениться.</p>
      </Notice>
      <Notice tone="offline" title="Нет сети" live>
        <p>Вот лоты, которые вы уже открывали.</p>
      </Notice>
      <Notice>
        <p>Демонстрационные данные.</p>
      </Notice>
    </Stack>
  ),
};

export const LongCompound: Story = {
  args: {
    tone: 'failed',
    title: 'Электрогидропневмоавтоматизированные экскаваторы-погрузчики не загрузились',
    children: 'Попробуйте через минуту.',
  },
  globals: { viewport: { value: 'narrow' } },
};
