import { hash } from 'node:crypto';
import { isValidElement, type ReactNode } from 'react';

interface Identities {
  readonly known: WeakMap<object, number>;
  next: number;
}

/** Components are told apart by their identity, because a build shortens their names. */
const identities: Identities = { known: new WeakMap(), next: 0 };

function identify(component: object): string {
  const known = identities.known.get(component);
  if (known !== undefined) return String(known);
  identities.known.set(component, identities.next);
  return String(identities.next++);
}

/** @param type a component, the name of an element, or the symbol of a fragment */
const formatType = (type: unknown): string =>
  typeof type === 'string' || typeof type === 'symbol' ? String(type) : identify(Object(type) as object);

const isContent = (value: unknown): boolean =>
  isValidElement(value) || (Array.isArray(value) && value.some(isContent));

/** How an element looks as JSON, which drops its component. */
const ELEMENT = '"key":null,"props":{';

/** Texts longer than this are replaced with their hash, characters. */
const MAX_TEXT = 200;

/** What tells an object from others. Parts of a page show the same lot, so it is formatted once instead of ten times. */
const formatted = new WeakMap<object, string>();

/** Formats a property as JSON. Throws for values that JSON does not tell apart: functions and elements. */
function formatData(name: string, value: unknown): string {
  const object = typeof value === 'object' && value !== null ? value : undefined;
  const known = object && formatted.get(object);
  if (known !== undefined) return known;
  const json = JSON.stringify(value) ?? '';
  if (typeof value === 'function' || json.includes(ELEMENT))
    throw new Error(`The property ${name} of a static part is not data: move it into a component of its own`);
  const text = json.length > MAX_TEXT ? hash('sha256', json, 'base64') : json;
  if (object) formatted.set(object, text);
  return text;
}

/** Adds what tells a part from others: its components and elements with their properties. */
function collect(node: unknown, texts: string[]): void {
  if (Array.isArray(node)) {
    texts.push('[');
    for (const child of node) collect(child, texts);
    texts.push(']');
  } else if (isValidElement<Readonly<Record<string, unknown>>>(node)) {
    const { type, props } = node;
    texts.push('<', formatType(type));
    for (const [name, value] of Object.entries(props)) {
      texts.push(name);
      if (isContent(value)) collect(value, texts);
      else texts.push(formatData(name, value));
    }
    texts.push('>');
  } else texts.push(formatData('text', node));
}

/** Makes the key of a part: parts of the same components with equal data have the same one, whatever the request. */
export function formatPartKey(content: ReactNode): string {
  const texts: string[] = [];
  collect(content, texts);
  return hash('sha256', texts.join('\n'), 'base64');
}
