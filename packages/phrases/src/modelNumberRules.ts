import { ENGINE_NAME } from './nameMatches.ts';
import { spellings } from './spellings.ts';
import {
  claim,
  freeText,
  isCounted,
  isFree,
  isInside,
  join,
  offers,
  span,
  type Claim,
  type Reading,
} from './attempt.ts';
import { topicOf } from './keywords.ts';
import { vehicleLabel } from './vehicleLabel.ts';
import { claimCodes } from './bodyCodes.ts';

/** A free whole number at a place, that nothing after it counts. */
function numberAt(reading: Reading, index: number): string | undefined {
  const lexeme = reading.lexemes[index];
  if (!lexeme || lexeme.kind !== 'number' || !/^\d+$/.test(lexeme.text)) return undefined;
  return isFree(reading, index) && !isCounted(reading, index, index + 1) ? lexeme.text : undefined;
}

/** Letters written on to a number: «320i», «300h». */
function suffixEnd(reading: Reading, index: number): number {
  const next = reading.lexemes[index];
  const written = next?.kind === 'word' && next.before === '' && /^[a-zидхн]{1,3}$/.test(next.text);
  return written && isFree(reading, index) ? index + 1 : index;
}

function claimModel(reading: Reading, lexemes: readonly number[], brand: string, model: string): void {
  const said = reading.claims.some(({ kind, lists }) => kind === 'brand' && lists?.brand?.includes(brand));
  claim(reading, lexemes, {
    kind: 'model',
    label: vehicleLabel(brand, model, said),
    lists: { brand: [brand], model: [model] },
  });
}

const modelOf = ({ dictionary }: Reading, key: string, brands: readonly string[]) =>
  dictionary.names.get(key)?.find(({ brand, models }) => models && brands.includes(brand));

/** BMW 320 is of the 3 SERIES, and so is BMW 3. */
function readSeries(reading: Reading, { lexemes, lists }: Claim): void {
  const after = Math.max(...lexemes) + 1;
  const last = Math.min(...lexemes) - 1;
  const before = suffixEnd(reading, last) > last ? last - 1 : last;
  for (const index of [after, before]) {
    const digits = numberAt(reading, index);
    const fits = index === after ? /^[1-8](\d\d)?$/ : /^[1-8]\d\d$/;
    if (!digits || !fits.test(digits) || !isInside(reading.lexemes[Math.max(index, after)]?.before ?? ''))
      continue;
    const model = modelOf(reading, `${digits.charAt(0)}series`, lists?.brand ?? []);
    if (model?.models?.[0])
      return claimModel(reading, span(index, suffixEnd(reading, index + 1)), model.brand, model.models[0]);
  }
}

/** C180 is of the C CLASS: written together, or the brand is named. */
function readClasses(reading: Reading, brands: readonly string[]): void {
  reading.lexemes.forEach(({ kind, text }, index) => {
    if (kind !== 'word' || text.length > 2 || !isFree(reading, index)) return;
    const digits = numberAt(reading, index + 1);
    const gap = reading.lexemes[index + 1]?.before ?? '';
    if (!digits || !/^\d{2,3}$/.test(digits) || !isInside(gap)) return;
    const letter = /^[a-z]$/.test(text) ? text : spellings.get(text)?.find((word) => word.length === 1);
    const targets = letter ? (reading.dictionary.names.get(`${letter}class`) ?? []) : [];
    const named = targets.find(({ brand }) => brands.includes(brand));
    const target = named ?? (gap === '' && digits.length === 3 ? targets[0] : undefined);
    if (target?.models?.[0])
      claimModel(reading, span(index, suffixEnd(reading, index + 2)), target.brand, target.models[0]);
  });
}

/** The engine in the name of a two-letter model goes with it: NX 300h, RX 350. */
function readEngineNames(reading: Reading, model: Claim): void {
  if (!model.lists?.model?.some((name) => /^[A-Z]{2}$/.test(name))) return;
  const next = Math.max(...model.lexemes) + 1;
  const digits = numberAt(reading, next);
  if (digits && ENGINE_NAME.test(digits) && isInside(reading.lexemes[next]?.before ?? ''))
    join(reading, model, span(next, suffixEnd(reading, next + 1)));
}

/** «приус 30», «50 кузов»: the digits of the model's body codes. */
function readCodeDigits(reading: Reading, model: Claim): void {
  const [name, ...others] = model.lists?.model ?? [];
  const brand = model.lists?.brand?.[0];
  if (!name || !brand || others.length > 0 || !offers(reading, 'kuzov')) return;
  const codes = reading.dictionary.codesOf.get(`${brand}|${name}`) ?? [];
  const next = Math.max(...model.lexemes) + 1;
  for (const index of reading.lexemes.keys()) {
    const digits = numberAt(reading, index);
    if (!digits || !/^\d{2,3}$/.test(digits)) continue;
    const around = [index - 1, index + 1].filter((at) => topicOf(freeText(reading, at)) === 'kuzov');
    const beside = index === next && isInside(reading.lexemes[index]?.before ?? '');
    if (!beside && around.length === 0) continue;
    const own = codes.filter(({ code }) => /\d+/.exec(code)?.[0] === digits);
    if (own.length === 0) continue;
    claimCodes(reading, [index, ...around], own, [{ brand, models: [name], name, popular: false }]);
    return;
  }
}

/** Numbers that are part of how a brand or a model is called. */
export function readFamilies(reading: Reading): void {
  const named = [...reading.claims];
  const brands = named.flatMap(({ lists }) => lists?.brand ?? []);
  for (const one of named) if (one.kind === 'brand') readSeries(reading, one);
  if (offers(reading, 'model')) readClasses(reading, brands);
  for (const one of named) if (one.kind === 'model') readEngineNames(reading, one);
  for (const one of named) if (one.kind === 'model') readCodeDigits(reading, one);
}
