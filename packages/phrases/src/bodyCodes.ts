import type { FacetKey } from '@vvoz/catalogue/facets/facets';
import type { Code, Target } from './dictionary.ts';
import { addClaim, type Claim, type Attempt } from './attempt.ts';

const dropDuplicates = <T>(values: readonly T[]): readonly T[] => [...new Set(values)];

const getOnlyValue = (values: readonly string[]): readonly string[] | undefined => {
  const uniqueValues = dropDuplicates(values);
  return uniqueValues.length === 1 ? uniqueValues : undefined;
};

/** Selects the codes of the named models, or else those of the named brands, or else all. */
function selectOwnCodes(codes: readonly Code[], targets: readonly Target[]): readonly Code[] {
  const ofModel = codes.filter((code) =>
    targets.some(({ brand, models }) => brand === code.brand && models?.includes(code.model)),
  );
  if (ofModel.length > 0) return ofModel;
  const ofBrand = codes.filter((code) => targets.some(({ brand }) => brand === code.brand));
  return ofBrand.length > 0 ? ofBrand : codes;
}

/** Claims body codes. Adds brand and model if the codes belong to only one and the visitor has not named a model. */
export function claimCodes(
  attempt: Attempt,
  lexemes: readonly number[],
  codes: readonly Code[],
  targets: readonly Target[],
): Claim {
  const ownCodes = selectOwnCodes(codes, targets);
  const kuzov = dropDuplicates(ownCodes.map(({ code }) => code));
  const namedModels = targets.flatMap(({ models }) => models ?? []);
  const models = dropDuplicates(ownCodes.map(({ model }) => model));
  const brand = getOnlyValue(ownCodes.map((code) => code.brand));
  // In «фит gp5» the code belongs to FIT HYBRID, so the visitor means that version.
  const versions = models.filter((model) => namedModels.some((name) => model.startsWith(`${name} `)));
  const fitsNamedModel = models.some((model) => namedModels.includes(model));
  const implied: Partial<Record<FacetKey, readonly string[]>> = {};
  if (namedModels.length === 0 && brand)
    Object.assign(implied, { brand }, models.length === 1 && { model: models });
  if (namedModels.length > 0 && !fitsNamedModel && versions.length > 0) implied.model = versions;
  return addClaim(attempt, lexemes, { kind: 'kuzov', label: kuzov.join(', '), lists: { ...implied, kuzov } });
}
