const stripJoints = (name: string): string => name.replaceAll(/[ -]/g, '');

/**
 * The model without the brand in front of it, which jpcenter repeats in the names of motorcycles: `DUCATI 1198 S` is the
 * model 1198 S. The brand may be joined differently there: `HARLEY-DAVIDSON XL883` of HARLEY DAVIDSON. A model that is
 * nothing but the brand stays.
 */
export function removeBrand(model: string, brand: string): string {
  const bare = stripJoints(brand);
  for (let blank = model.indexOf(' '); blank !== -1; blank = model.indexOf(' ', blank + 1))
    if (stripJoints(model.slice(0, blank)) === bare) return model.slice(blank + 1);
  return model;
}
