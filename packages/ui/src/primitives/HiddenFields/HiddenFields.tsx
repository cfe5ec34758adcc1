/** Names and values that a form sends along without showing them. */
export type HiddenPairs = readonly (readonly [name: string, value: string])[];

/** Renders pairs as hidden inputs. `formId` names a form elsewhere on the page. */
export function HiddenFields({ pairs, formId }: { pairs: HiddenPairs; formId?: string }) {
  return pairs.map(([name, value]) => (
    <input key={`${name}=${value}`} type="hidden" name={name} value={value} form={formId} />
  ));
}
