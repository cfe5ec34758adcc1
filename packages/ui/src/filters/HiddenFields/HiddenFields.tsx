/** Hidden inputs: name and value pairs that a form sends without showing them. */
export function HiddenFields({
  pairs,
  formId,
}: {
  pairs: readonly (readonly [string, string])[];
  formId?: string;
}) {
  return pairs.map(([name, value]) => (
    <input key={`${name}=${value}`} type="hidden" name={name} value={value} form={formId} />
  ));
}
