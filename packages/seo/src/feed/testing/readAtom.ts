import { XMLParser, XMLValidator } from 'fast-xml-parser';

const NAMESPACE = 'http://www.w3.org/2005/Atom';
/** RFC 3339, as RFC 4287 requires it. */
const DATE = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/;
/** RFC 4151. */
const TAG = /^tag:[\w.-]+,\d{4}(?:-\d{2}){0,2}:[\w\-.~%!$&'()*+,;=:@/?]+$/;

/** Elements that a feed and an entry must have exactly once, and the other elements that they may have. */
const ELEMENTS = {
  feed: { once: ['id', 'title', 'updated'], allowed: ['subtitle', 'author', 'link', 'entry'] },
  entry: { once: ['id', 'title', 'updated'], allowed: ['link', 'content'] },
} as const;

type Element = Readonly<Record<string, unknown>>;

const fail = (what: string): never => {
  throw new Error(`atom: ${what}`);
};

const asList = (value: unknown): readonly Element[] =>
  value === undefined ? [] : ((Array.isArray(value) ? value : [value]) as readonly Element[]);

const readText = (element: Element, name: string): string => {
  const value = element[name];
  if (typeof value === 'string') return value;
  return String((value as Element | undefined)?.['#text'] ?? '');
};

function checkElement(kind: keyof typeof ELEMENTS, element: Element): void {
  const { once, allowed } = ELEMENTS[kind];
  const names = Object.keys(element).filter((name) => !/^(?:@_|#text)/.test(name));
  for (const name of once)
    if (Array.isArray(element[name]) || readText(element, name) === '') fail(`${kind} ${name}`);
  const foreign = names.filter((name) => !([...once, ...allowed] as readonly string[]).includes(name));
  if (foreign.length > 0) fail(`${kind} has ${foreign.join()}`);
  if (!DATE.test(readText(element, 'updated'))) fail(`${kind} updated ${readText(element, 'updated')}`);
  if (!TAG.test(readText(element, 'id'))) fail(`${kind} id ${readText(element, 'id')}`);
}

/** Reads the addresses of the links by relation. Fails if a relation occurs twice. */
function readLinks(element: Element): Readonly<Record<string, string>> {
  const links = asList(element['link']).map(
    (link) => [String(link['@_rel']), String(link['@_href'])] as const,
  );
  if (new Set(links.map(([rel]) => rel)).size < links.length) fail('two links with one relation');
  for (const [, href] of links) if (!URL.canParse(href)) fail(`${href} is not absolute`);
  return Object.fromEntries(links);
}

const parser = new XMLParser({ ignoreAttributes: false, parseTagValue: false, trimValues: false });

/** Reads an Atom feed and checks the rules of RFC 4287 for the elements that ours have. Throws an Error that names the fault. */
export function readAtom(xml: string) {
  const valid = XMLValidator.validate(xml);
  if (valid !== true) fail(valid.err.msg);
  const feed = (parser.parse(xml) as Record<string, Element>)['feed'] ?? fail('no feed');
  if (feed['@_xmlns'] !== NAMESPACE) fail(`namespace ${String(feed['@_xmlns'])}`);
  checkElement('feed', feed);
  // An author of the feed is also the author of its entries (4.1.1).
  if (asList(feed['author']).every((author) => readText(author, 'name') === '')) fail('no author');
  const { self, alternate } = readLinks(feed);
  if (self === undefined || alternate === undefined) fail('the feed names neither itself nor its page');
  const entries = asList(feed['entry']).map((entry) => {
    checkElement('entry', entry);
    const url = readLinks(entry)['alternate'] ?? fail('an entry without a page');
    const content = entry['content'] as Element | undefined;
    if (content?.['@_type'] !== 'html') fail('content that is not HTML');
    return {
      id: readText(entry, 'id'),
      title: readText(entry, 'title'),
      updated: readText(entry, 'updated'),
      url,
      html: readText(entry, 'content'),
    };
  });
  if (new Set(entries.map(({ id }) => id)).size < entries.length) fail('two entries with one id');
  return { title: readText(feed, 'title'), entries };
}
