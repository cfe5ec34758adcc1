import type { FacetKey } from '@vvoz/catalogue/facets/facets';
import type { Code, Target } from './dictionary.ts';
import { claim, type Claim, type Reading } from './attempt.ts';

const unique = <T>(values: readonly T[]): readonly T[] => [...new Set(values)];

const only = (values: readonly string[]): readonly string[] | undefined => {
  const found = unique(values);
  return found.length === 1 ? found : undefined;
};

/** The codes that belong to what is named: to a model, else to a brand, else all. */
function owned(codes: readonly Code[], targets: readonly Target[]): readonly Code[] {
  const ofModel = codes.filter((code) =>
    targets.some(({ brand, models }) => brand === code.brand && models?.includes(code.model)),
  );
  if (ofModel.length > 0) return ofModel;
  const ofBrand = codes.filter((code) => targets.some(({ brand }) => brand === code.brand));
  return ofBrand.length > 0 ? ofBrand : codes;
}

/** A part with body codes. They say whose they are, where they are only one's; a named model stays the visitor's word. */
export function claimCodes(
  reading: Reading,
  lexemes: readonly number[],
  codes: readonly Code[],
  targets: readonly Target[],
): Claim {
  const own = owned(codes, targets);
  const kuzov = unique(own.map(({ code }) => code));
  const said = targets.flatMap(({ models }) => models ?? []);
  const models = unique(own.map(({ model }) => model));
  const brand = only(own.map((code) => code.brand));
  // «фит gp5» where the code is FIT HYBRID's: the version that was meant.
  const versions = models.filter((model) => said.some((name) => model.startsWith(`${name} `)));
  const asSaid = models.some((model) => said.includes(model));
  const implied: Partial<Record<FacetKey, readonly string[]>> = {};
  if (said.length === 0 && brand) Object.assign(implied, { brand }, models.length === 1 && { model: models });
  if (said.length > 0 && !asSaid && versions.length > 0) implied.model = versions;
  return claim(reading, lexemes, { kind: 'kuzov', label: kuzov.join(', '), lists: { ...implied, kuzov } });
}
