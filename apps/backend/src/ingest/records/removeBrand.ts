const stripSeparators = (name: string): string => name.replaceAll(/[ -]/g, '');

/**
 * Removes the brand from the start of a model name. jpcenter repeats it in the names of motorcycles: `DUCATI 1198 S` is
 * the model 1198 S. Spaces and hyphens of the brand may differ: `HARLEY-DAVIDSON XL883` of HARLEY DAVIDSON. A name that
 * is only the brand stays.
 */
export function removeBrand(model: string, brand: string): string {
  const bare = stripSeparators(brand);
  for (let blank = model.indexOf(' '); blank !== -1; blank = model.indexOf(' ', blank + 1))
    if (stripSeparators(model.slice(0, blank)) === bare) return model.slice(blank + 1);
  return model;
}
