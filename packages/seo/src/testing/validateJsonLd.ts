// oxlint-disable-next-line typescript/triple-slash-reference -- an import cannot bring the ambient types of the library to the packages that import this file
/// <reference path="./structuredDataValidator.d.ts" />
import Validator from '@adobe/structured-data-validator';
import { REQUIRED_PROPERTIES } from './requiredProperties.ts';

type Node = Readonly<Record<string, unknown>>;

/** The library checks vehicles with an offer as products, and a dealer as an organization. */
const LIBRARY_TYPES: Readonly<Record<string, string>> = {
  Car: 'Product',
  Motorcycle: 'Product',
  Vehicle: 'Product',
  AutoDealer: 'Organization',
};

const ADDRESSES = ['url', 'item', 'image', '@id', 'thumbnailUrl', 'embedUrl', 'mainEntityOfPage', 'sameAs'];
const DAYS = ['datePublished', 'uploadDate', 'availabilityEnds'];

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

function findValueFaults(key: string, value: unknown): readonly string[] {
  if (isNode(value)) return [];
  const text = String(value);
  const isWrong =
    value === null ||
    text === '' ||
    /undefined|NaN|\[object/.test(text) ||
    (ADDRESSES.includes(key) && !/^https?:\/\/[^\s]+$/.test(text)) ||
    (DAYS.includes(key) && !/^\d{4}-\d\d-\d\d$/.test(text));
  return isWrong ? [`${key} is ${text}`] : [];
}

function findNodeFaults(node: Node, mayBeMention: boolean): readonly string[] {
  const type = String(node['@type']);
  const required = REQUIRED_PROPERTIES[type];
  // `{"@id": …}` alone refers to another thing of the page.
  if (mayBeMention && Object.keys(node).join() === '@id') return [];
  if (!required) return [`${type} is not expected on a page`];
  return required.filter((key) => node[key] === undefined).map((key) => `${type} has no ${key}`);
}

/** Checks a value and everything below it. */
function findFaultsBelow(value: unknown, key: string, mayBeMention = true): readonly string[] {
  if (Array.isArray(value)) return value.flatMap((one) => findFaultsBelow(one, key, mayBeMention));
  if (!isNode(value)) return findValueFaults(key, value);
  return [
    ...findNodeFaults(value, mayBeMention),
    ...Object.entries(value).flatMap(([name, below]) => findFaultsBelow(below, name)),
  ];
}

async function findLibraryFaults(thing: Node): Promise<readonly string[]> {
  const own = String(thing['@type']);
  const type = LIBRARY_TYPES[own] ?? own;
  // A product needs an offer, a rating or a review; a lot that cannot be bought has none.
  if (type === 'Product' && thing['offers'] === undefined) return [];
  const issues = await new Validator().validate({
    jsonld: { [type]: [structuredClone({ ...thing, '@type': type })] },
    errors: [],
  });
  return issues
    .filter(({ severity }) => severity === 'ERROR')
    .map(
      ({ issueMessage, path }) =>
        `${path.map((step) => step.property ?? step.type).join('.')}: ${issueMessage}`,
    );
}

/** Reads the things of a script element. Throws if it is not a JSON-LD graph of schema.org. */
export function readJsonLd(text: string): readonly Node[] {
  const parsed: unknown = JSON.parse(text);
  if (!isNode(parsed) || parsed['@context'] !== 'https://schema.org' || !Array.isArray(parsed['@graph']))
    throw new TypeError(`not JSON-LD with a graph: ${text.slice(0, 80)}`);
  return parsed['@graph'] as readonly Node[];
}

/** Finds faults of a script element by the rules of the library and by REQUIRED_PROPERTIES. */
export async function findJsonLdFaults(text: string): Promise<readonly string[]> {
  const things = readJsonLd(text);
  const library = await Promise.all(things.map(findLibraryFaults));
  return [...things.flatMap((thing) => findFaultsBelow(thing, '', false)), ...library.flat()];
}
