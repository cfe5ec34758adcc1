import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';

interface Button {
  readonly props: {
    readonly state: string;
    readonly onPress: (button: object) => void;
    readonly ref: (corner: object | null) => void;
  };
}

let consent: string | undefined;
const steps: string[] = [];

beforeEach(() => {
  consent = undefined;
  steps.length = 0;
});

/** Starts the button of the support chat; `shown` is what the page has been given, newest last. */
async function setup(open: () => Promise<void> = async () => void steps.push('open')) {
  const shown: Button[] = [];
  const mocks = {
    '../page/createPageRoot.ts': {
      createPageRoot: () => ({
        render: (button: Button) => shown.push(button),
        remove: () => steps.push('remove'),
      }),
    },
    '../services/raiseGoal.ts': { raiseGoal: (goal: string) => steps.push(`goal ${goal}`) },
    '../page/warn.ts': { warn: () => undefined },
    '../consent/consent.ts': { readConsent: () => consent },
    '../consent/liftAboveBar.ts': {
      liftAboveBar: (corner: string) => {
        steps.push(`lift ${corner}`);
        return () => steps.push(`drop ${corner}`);
      },
    },
  };
  vi.resetModules();
  for (const [path, module] of Object.entries(mocks)) vi.doMock(path, () => module);
  onTestFinished(() => {
    for (const path of Object.keys(mocks)) vi.doUnmock(path);
    vi.resetModules();
  });
  const { startSupport } = await import('./startSupport.ts');
  const follow = startSupport({ tel: '+74232000000', open, ask: () => steps.push('ask') });
  return {
    follow,
    press: () => shown.at(-1)?.props.onPress({}),
    getState: () => shown.at(-1)?.props.state,
    place: (corner: string | null) => shown.at(-1)?.props.ref(corner as unknown as object | null),
  };
}

test('a press asks first; after the consent the chat that was asked for opens, once', async () => {
  const { follow, press, getState } = await setup();
  press();
  expect([steps, getState()]).toEqual([['ask'], 'ready']);
  follow();
  expect(getState()).toBe('loading');
  await vi.waitFor(() => expect(steps).toEqual(['ask', 'goal chat', 'open', 'remove']));
  follow();
  expect(steps).toHaveLength(4);
});

test('after a refusal a press asks again', async () => {
  consent = 'necessary';
  const { press } = await setup();
  press();
  expect(steps).toEqual(['ask']);
});

test('a consent alone opens no chat', async () => {
  const { follow } = await setup();
  follow();
  expect(steps).toEqual([]);
});

test('with the consent a press opens it at once; after a failure another press tries again', async () => {
  consent = 'all';
  let isBroken = true;
  const { press, getState } = await setup(async () => {
    if (isBroken) throw new Error('no network');
  });
  press();
  await vi.waitFor(() => expect(getState()).toBe('failed'));
  isBroken = false;
  press();
  await vi.waitFor(() => expect(steps).toEqual(['goal chat', 'goal chat', 'remove']));
});

test('the button that is on the page is kept above the bar, and no other', async () => {
  const { place } = await setup();
  for (const corner of ['one', 'two', null]) place(corner);
  expect(steps).toEqual(['lift one', 'drop one', 'lift two', 'drop two']);
});
