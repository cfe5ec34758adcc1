import type { DependencyList, EffectCallback } from 'react';
import { onTestFinished, vi } from 'vitest';

interface EffectCell {
  readonly dependencies: DependencyList | undefined;
  readonly stop: ReturnType<EffectCallback>;
}

const hasChanged = (old: EffectCell, dependencies: DependencyList | undefined): boolean =>
  dependencies === undefined ||
  dependencies.some((dependency, at) => !Object.is(dependency, old.dependencies?.[at]));

/** State, references and effects of one component, without a renderer. */
function createComponent() {
  const cells: unknown[] = [];
  const effects: (() => void)[] = [];
  let at = 0;
  const claim = <Cell>(create: () => Cell): readonly [number, Cell] => {
    const own = at++;
    if (!(own in cells)) cells[own] = create();
    return [own, cells[own] as Cell];
  };
  function useEffect(run: EffectCallback, dependencies?: DependencyList): void {
    const own = at++;
    const old = cells[own] as EffectCell | undefined;
    if (old && !hasChanged(old, dependencies)) return;
    effects.push(() => {
      old?.stop?.();
      cells[own] = { dependencies, stop: run() } satisfies EffectCell;
    });
  }
  return {
    react: {
      useState: (initial: unknown) => {
        const [own, value] = claim(() =>
          typeof initial === 'function' ? (initial as () => unknown)() : initial,
        );
        const set = (next: unknown) => {
          cells[own] = typeof next === 'function' ? (next as (old: unknown) => unknown)(cells[own]) : next;
        };
        return [value, set];
      },
      useRef: (current: unknown) => claim(() => ({ current }))[1],
      useEffect,
      // A render is followed by its effects at once.
      useLayoutEffect: useEffect,
    },
    /**
     * Calls the hook as a render does, then its effects.
     * @param attach sets the references to elements, as React does before the effects
     */
    render: <Result>(hook: () => Result, attach?: (result: Result) => void): Result => {
      at = 0;
      const result = hook();
      attach?.(result);
      for (const run of effects.splice(0)) run();
      return result;
    },
    unmount: () => {
      for (const cell of cells) (cell as Partial<EffectCell> | undefined)?.stop?.();
    },
  };
}

/**
 * Loads a module whose hooks can be called outside of a page, in one component. Mock its other imports by `vi.doMock` before.
 * The modules are loaded again after the test.
 */
export async function loadHooks<Module>(load: () => Promise<Module>) {
  const { react, ...component } = createComponent();
  vi.resetModules();
  vi.doMock('react', async (importActual) => ({ ...(await importActual<object>()), ...react }));
  onTestFinished(() => {
    vi.doUnmock('react');
    vi.resetModules();
  });
  return { ...component, hooks: await load() };
}
