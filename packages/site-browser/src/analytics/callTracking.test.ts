import { beforeEach, expect, test, vi } from 'vitest';
import { createCallTracking } from './callTracking.ts';

interface Text {
  data: string;
}

/** A link that dials a number, with its texts. */
function createLink(href: string, ...texts: string[]) {
  const attributes = new Map([['href', href]]);
  return {
    texts: texts.map((data): Text => ({ data })),
    getAttribute: (name: string) => attributes.get(name) ?? null,
    setAttribute: (name: string, value: string) => void attributes.set(name, value),
  };
}
type Link = ReturnType<typeof createLink>;

const OWN = '8 423 200-00-00';
let links: Link[];
const read = () => links.map((link) => [link.getAttribute('href'), ...link.texts.map(({ data }) => data)]);
const OTHER = ['tel:+79140000000', '8 914 000-00-00'];
const ORIGINAL = [['tel:+74232000000', 'Позвонить: ', OWN], OTHER];

beforeEach(() => {
  links = [
    createLink('tel:+74232000000', 'Позвонить: ', OWN),
    createLink('tel:+79140000000', '8 914 000-00-00'),
  ];
  vi.stubGlobal('NodeFilter', { SHOW_TEXT: 4 });
  vi.stubGlobal('document', {
    querySelectorAll: () => links,
    createTreeWalker: (link: Link) => {
      let at = -1;
      return {
        nextNode: () => link.texts[++at] ?? null,
        get currentNode() {
          return link.texts[at];
        },
      };
    },
  });
  return () => vi.unstubAllGlobals();
});

test('the visitor’s number stands in links and texts, in the operator’s spelling; other numbers stay', () => {
  createCallTracking(OWN).show('74951112233');
  expect(read()).toEqual([['tel:+74951112233', 'Позвонить: ', '8 495 111-22-33'], OTHER]);
});

test('a second number replaces the first, and the operator’s own comes back', () => {
  const tracking = createCallTracking(OWN);
  tracking.show('74951112233');
  tracking.show('74994445566');
  expect(read()[0]).toEqual(['tel:+74994445566', 'Позвонить: ', '8 499 444-55-66']);
  tracking.show(OWN);
  expect(read()).toEqual(ORIGINAL);
});

test.each(['', 'позвоните нам', '12'])('«%s» is no number: nothing changes', (text) => {
  createCallTracking(OWN).show(text);
  expect(read()).toEqual(ORIGINAL);
});

test('links that were added since get the number; a new page gets it too, and keeps no step of the old one', () => {
  const tracking = createCallTracking(OWN);
  tracking.show('74951112233');
  const [old] = links;
  links = [createLink('tel:+74232000000', OWN)];
  tracking.renew();
  expect(read()).toEqual([['tel:+74951112233', '8 495 111-22-33']]);
  links = [createLink('tel:+74232000000', OWN)];
  tracking.reset();
  expect(read()).toEqual([['tel:+74951112233', '8 495 111-22-33']]);
  expect(old?.getAttribute('href')).toBe('tel:+74232000000');
});

test('until a number is shown nothing is replaced', () => {
  const tracking = createCallTracking(OWN);
  tracking.renew();
  tracking.reset();
  expect(read()).toEqual(ORIGINAL);
});
