/** Reads form controls from the HTML that React renders, for tests without a browser. */

export interface Control {
  readonly tag: 'input' | 'select';
  readonly attributes: ReadonlyMap<string, string>;
  /** For a select: the selected option. */
  readonly value: string;
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
};
const decode = (text: string): string =>
  text.replace(/&([^;]+);/g, (all, name: string) => ENTITIES[name] ?? all);

function readAttributes(tag: string): ReadonlyMap<string, string> {
  const pairs = [...tag.matchAll(/ ([\w-]+)="([^"]*)"/g)];
  return new Map(pairs.map(([, name = '', value = '']) => [name, decode(value)]));
}

/** All inputs and selects in document order. */
export function readControls(html: string): readonly Control[] {
  return [...html.matchAll(/<input[^>]*>|<select[^>]*>.*?<\/select>/gs)].map(([text]): Control => {
    const [head = ''] = /^<[^>]*>/.exec(text) ?? [];
    const attributes = readAttributes(head);
    if (head.startsWith('<input')) return { tag: 'input', attributes, value: attributes.get('value') ?? '' };
    const [chosen = ''] = /<option[^>]* selected=""[^>]*>/.exec(text) ?? [];
    return { tag: 'select', attributes, value: readAttributes(chosen).get('value') ?? '' };
  });
}

/** Returns what a browser would send for the form with that id, including controls outside that refer to it. */
export function readFormData(html: string, formId: string): URLSearchParams {
  const formData = new URLSearchParams();
  for (const { attributes, value } of readControls(html)) {
    const name = attributes.get('name');
    const tickable = ['checkbox', 'radio'].includes(attributes.get('type') ?? '');
    if (!name || attributes.has('disabled') || (tickable && !attributes.has('checked'))) continue;
    if ((attributes.get('form') ?? formId) === formId) formData.append(name, value);
  }
  return formData;
}
