import { ENGINE_NAME } from './nameMatches.ts';
import { SPELLINGS_BY_TYPED } from './spellings.ts';
import {
  addClaim,
  getFreeText,
  isCounted,
  isFree,
  isInside,
  joinClaim,
  hasFacet,
  listIndices,
  type Claim,
  type Attempt,
} from './attempt.ts';
import { findTopic } from './keywords.ts';
import { formatVehicleLabel } from './vehicleLabel.ts';
import { claimCodes } from './bodyCodes.ts';

/** Digits of a free whole number at an index, unless a unit follows. */
function getDigits(attempt: Attempt, index: number): string | undefined {
  const lexeme = attempt.lexemes[index];
  if (!lexeme || lexeme.kind !== 'number' || !/^\d+$/.test(lexeme.text)) return undefined;
  return isFree(attempt, index) && !isCounted(attempt, index, index + 1) ? lexeme.text : undefined;
}

/** End of the letters attached to a number: «320i», «300h». */
function findSuffixEnd(attempt: Attempt, index: number): number {
  const next = attempt.lexemes[index];
  const isSuffix = next?.kind === 'word' && next.before === '' && /^[a-zидхн]{1,3}$/.test(next.text);
  return isSuffix && isFree(attempt, index) ? index + 1 : index;
}

function claimModel(attempt: Attempt, lexemes: readonly number[], brand: string, model: string): void {
  const brandNamed = attempt.claims.some(
    ({ kind, lists }) => kind === 'brand' && lists?.brand?.includes(brand),
  );
  addClaim(attempt, lexemes, {
    kind: 'model',
    label: formatVehicleLabel(brand, model, brandNamed),
    lists: { brand: [brand], model: [model] },
  });
}

const findModel = ({ dictionary }: Attempt, key: string, brands: readonly string[]) =>
  dictionary.names.get(key)?.find(({ brand, models }) => models && brands.includes(brand));

/** Claims series: BMW 320 and BMW 3 are the 3 SERIES. */
function claimSeries(attempt: Attempt, { lexemes, lists }: Claim): void {
  const after = Math.max(...lexemes) + 1;
  const last = Math.min(...lexemes) - 1;
  const before = findSuffixEnd(attempt, last) > last ? last - 1 : last;
  for (const index of [after, before]) {
    const digits = getDigits(attempt, index);
    const seriesPattern = index === after ? /^[1-8](\d\d)?$/ : /^[1-8]\d\d$/;
    if (
      !digits ||
      !seriesPattern.test(digits) ||
      !isInside(attempt.lexemes[Math.max(index, after)]?.before ?? '')
    )
      continue;
    const model = findModel(attempt, `${digits.charAt(0)}series`, lists?.brand ?? []);
    if (model?.models?.[0])
      return claimModel(
        attempt,
        listIndices(index, findSuffixEnd(attempt, index + 1)),
        model.brand,
        model.models[0],
      );
  }
}

/** Claims classes: C180 is the C CLASS if written as one word or if the brand is named. */
function claimClasses(attempt: Attempt, brands: readonly string[]): void {
  attempt.lexemes.forEach(({ kind, text }, index) => {
    if (kind !== 'word' || text.length > 2 || !isFree(attempt, index)) return;
    const digits = getDigits(attempt, index + 1);
    const gap = attempt.lexemes[index + 1]?.before ?? '';
    if (!digits || !/^\d{2,3}$/.test(digits) || !isInside(gap)) return;
    const letter = /^[a-z]$/.test(text)
      ? text
      : SPELLINGS_BY_TYPED.get(text)?.find((word) => word.length === 1);
    const targets = letter ? (attempt.dictionary.names.get(`${letter}class`) ?? []) : [];
    const named = targets.find(({ brand }) => brands.includes(brand));
    const target = named ?? (gap === '' && digits.length === 3 ? targets[0] : undefined);
    if (target?.models?.[0])
      claimModel(
        attempt,
        listIndices(index, findSuffixEnd(attempt, index + 2)),
        target.brand,
        target.models[0],
      );
  });
}

/** Adds the engine number to the claim of a model of two letters: NX 300h, RX 350. */
function claimEngineNames(attempt: Attempt, model: Claim): void {
  if (!model.lists?.model?.some((name) => /^[A-Z]{2}$/.test(name))) return;
  const next = Math.max(...model.lexemes) + 1;
  const digits = getDigits(attempt, next);
  if (digits && ENGINE_NAME.test(digits) && isInside(attempt.lexemes[next]?.before ?? ''))
    joinClaim(attempt, model, listIndices(next, findSuffixEnd(attempt, next + 1)));
}

/** Claims the digits of body codes of a named model: «приус 30», «50 кузов». */
function claimCodeDigits(attempt: Attempt, model: Claim): void {
  const [name, ...others] = model.lists?.model ?? [];
  const brand = model.lists?.brand?.[0];
  if (!name || !brand || others.length > 0 || !hasFacet(attempt, 'kuzov')) return;
  const codes = attempt.dictionary.codesByModel.get(`${brand}|${name}`) ?? [];
  const next = Math.max(...model.lexemes) + 1;
  for (const index of attempt.lexemes.keys()) {
    const digits = getDigits(attempt, index);
    if (!digits || !/^\d{2,3}$/.test(digits)) continue;
    const around = [index - 1, index + 1].filter((at) => findTopic(getFreeText(attempt, at)) === 'kuzov');
    const isAdjacent = index === next && isInside(attempt.lexemes[index]?.before ?? '');
    if (!isAdjacent && around.length === 0) continue;
    const matchingCodes = codes.filter(({ code }) => /\d+/.exec(code)?.[0] === digits);
    if (matchingCodes.length === 0) continue;
    claimCodes(attempt, [index, ...around], matchingCodes, [{ brand, models: [name], name, popular: false }]);
    return;
  }
}

/** Claims numbers that belong to the name of a brand or model. */
export function claimModelNumbers(attempt: Attempt): void {
  const named = [...attempt.claims];
  const brands = named.flatMap(({ lists }) => lists?.brand ?? []);
  for (const one of named) if (one.kind === 'brand') claimSeries(attempt, one);
  if (hasFacet(attempt, 'model')) claimClasses(attempt, brands);
  for (const one of named) if (one.kind === 'model') claimEngineNames(attempt, one);
  for (const one of named) if (one.kind === 'model') claimCodeDigits(attempt, one);
}
