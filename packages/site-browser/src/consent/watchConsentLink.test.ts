import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import type { NoticeOptions } from './showNotice.ts';
import { watchConsentLink } from './watchConsentLink.ts';

vi.hoisted(() => {
  // Test files share loaded modules.
  vi.resetModules();
});
const shown = vi.hoisted(() => ({ notices: [] as unknown[], hidden: 0, isBroken: false }));
vi.mock('./showNotice.ts', () => ({
  showNotice: (options: NoticeOptions) => {
    if (shown.isBroken) throw new Error('not loaded');
    shown.notices.push(options);
    return () => (shown.hidden += 1);
  },
}));
afterAll(() => {
  vi.doUnmock('./showNotice.ts');
  vi.resetModules();
});

const OFFERED = {
  counters: ['Метрика'],
  chat: undefined,
  measuresSpeed: true,
  policyHref: '/privacy-policy',
};

/** An element of a page. A link in the footer finds itself, or the element that it is in. */
class TestElement {
  readonly link: TestElement | undefined;
  constructor(link?: TestElement | 'itself') {
    this.link = link === 'itself' ? this : link;
  }
  closest = () => this.link ?? null;
}
const click = (target: unknown) => {
  const event = Object.defineProperty(new Event('click', { cancelable: true }), 'target', { value: target });
  document.dispatchEvent(event);
  return event.defaultPrevented;
};
const settle = () => vi.dynamicImportSettled();

beforeEach(() => {
  Object.assign(shown, { notices: [], hidden: 0, isBroken: false });
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('Element', TestElement);
  vi.stubGlobal('reportError', () => undefined);
  return () => vi.unstubAllGlobals();
});

test('the link in the footer opens the notice, which gives the focus back to it', async () => {
  watchConsentLink(OFFERED);
  const link = new TestElement('itself');
  expect(click(new TestElement(link))).toBe(true);
  await settle();
  expect(shown.notices).toEqual([{ ...OFFERED, opener: link }]);
});

test('a click elsewhere does what it always does', async () => {
  watchConsentLink(OFFERED);
  expect(click(new TestElement())).toBe(false);
  expect(click(new EventTarget())).toBe(false);
  await settle();
  expect(shown.notices).toEqual([]);
});

test('there is one notice, however often it is asked for; hidden, it opens again', async () => {
  const notice = watchConsentLink(OFFERED);
  notice.show();
  notice.show();
  await settle();
  click(new TestElement('itself'));
  await settle();
  expect(shown.notices).toEqual([{ ...OFFERED, opener: undefined }]);
  notice.hide();
  notice.hide();
  expect(shown.hidden).toBe(1);
  notice.show();
  await settle();
  expect(shown.notices).toHaveLength(2);
});

test('a choice that comes before the notice is there keeps it away', async () => {
  const notice = watchConsentLink(OFFERED);
  notice.show();
  notice.hide();
  await settle();
  expect(shown).toMatchObject({ notices: [], hidden: 0 });
});

test('a notice that is asked for again before it is there is one notice, for the last who asked', async () => {
  const notice = watchConsentLink(OFFERED);
  notice.show();
  notice.hide();
  const link = new TestElement('itself');
  click(link);
  await settle();
  expect(shown.notices).toEqual([{ ...OFFERED, opener: link }]);
  notice.hide();
  expect(shown.hidden).toBe(1);
});

test('after a failure the link opens the notice at the next press', async () => {
  watchConsentLink(OFFERED);
  shown.isBroken = true;
  click(new TestElement('itself'));
  await settle();
  shown.isBroken = false;
  click(new TestElement('itself'));
  await settle();
  expect(shown.notices).toHaveLength(1);
});
