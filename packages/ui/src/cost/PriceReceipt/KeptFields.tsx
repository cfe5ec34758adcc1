/**
 * Parameters of the address that the form does not show. The form sends them along, so that other choices are not
 * lost.
 */
export type KeptPairs = readonly (readonly [name: string, value: string])[];

/** Renders the parameters as hidden inputs. */
export function KeptFields({ pairs }: { pairs: KeptPairs }) {
  return pairs.map(([name, value]) => (
    <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
  ));
}
