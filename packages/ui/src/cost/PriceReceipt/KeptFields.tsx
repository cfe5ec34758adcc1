/** What the address says and the form does not show: sent along, so that nothing chosen elsewhere is lost. */
export type KeptPairs = readonly (readonly [name: string, value: string])[];

export function KeptFields({ pairs }: { pairs: KeptPairs }) {
  return pairs.map(([name, value]) => (
    <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
  ));
}
