import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';

class Field {
  readonly value = '';
}
const steps: unknown[] = [];
const MOCKS = {
  './phone/maskPhone.ts': { maskPhone: (field: unknown) => steps.push(['mask', field]) },
  '../captcha/getToken.ts': { getToken: async () => '', prepareToken: async () => steps.push('token') },
  '../services/raiseGoal.ts': { raiseGoal: (goal: string) => steps.push(goal) },
  '../shelf/leadOffer.ts': {
    offerShelf: (form: unknown) => steps.push(['offer', form]),
    readMessageWithShelf: () => '',
  },
  './storeLead.ts': { storeLead: async () => undefined },
};

beforeEach(() => {
  steps.length = 0;
  vi.stubGlobal('HTMLInputElement', Field);
  return () => vi.unstubAllGlobals();
});

test('a form in which the visitor begins has its mask, its token on the way, a goal and the offer of favourites', async () => {
  vi.resetModules();
  for (const [path, module] of Object.entries(MOCKS)) vi.doMock(path, () => module);
  onTestFinished(() => {
    for (const path of Object.keys(MOCKS)) vi.doUnmock(path);
    vi.resetModules();
  });
  const { prepareLead } = await import('./submitLead.ts');
  const tel = new Field();
  const form = { elements: { namedItem: (name: string) => (name === 'tel' ? tel : null) } };
  prepareLead(form as unknown as HTMLFormElement);
  expect(steps).toEqual([['mask', tel], 'token', 'form-open', ['offer', form]]);
});
