import { isValidElement, type ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { loadHooks } from '../../primitives/testing/loadHooks.ts';

interface Props {
  readonly children?: ReactNode;
  readonly className?: string;
  readonly onClick?: () => void;
}

/** Lists the elements of a rendered tree. */
function* listElements(node: ReactNode): Generator<Props> {
  if (Array.isArray(node)) for (const child of node as ReactNode[]) yield* listElements(child);
  if (!isValidElement<Props>(node)) return;
  yield node.props;
  yield* listElements(node.props.children);
}

const writeText = vi.fn<() => Promise<void>>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { clipboard: { writeText: writeText.mockReset() } });
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

async function show() {
  const { hooks, render } = await loadHooks(() => import('./ShareButtons.client.tsx'));
  const list = () => [...listElements(render(() => hooks.ShareButtons({ url: 'https://vvoz.example/' })))];
  return {
    /** Presses «Поделиться». */
    press: async () => {
      list()
        .find(({ onClick }) => onClick)
        ?.onClick?.();
      await vi.advanceTimersByTimeAsync(0);
    },
    /** The look of the field with the address: the last element but two. */
    getLook: () => list().at(-3)?.className,
  };
}

test('the address stays on screen when the second attempt to copy it was refused', async () => {
  const { press, getLook } = await show();
  const hidden = getLook();
  writeText.mockResolvedValueOnce().mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
  await press();
  expect(getLook()).toBe(hidden);
  await press();
  const shown = getLook();
  expect(shown).not.toBe(hidden);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(getLook()).toBe(shown);
});
