import type { FacetKey } from '@vvoz/catalogue/facets/facets';
import { GEARBOXES } from '@vvoz/catalogue/words/gearboxes';
import type { FixedOption, Template } from '@vvoz/catalogue/templates/templates';
import type { FacetOption } from '@vvoz/catalogue/query/view';

/** The few fixed options of a facet in this template; none for a facet whose options are the data's own. */
export function choicesOf(template: Template | undefined, key: FacetKey): readonly FixedOption[] {
  if (!template) return [];
  if (key === 'rate') return template.grades;
  if (key === 'drive') return template.drives.map((code) => ({ label: code, values: [code] }));
  if (key === 'gearbox') {
    return template.gearboxes.map((kind) => ({
      label: template.shortGearboxes ? GEARBOXES[kind].short : kind,
      values: [kind],
    }));
  }
  return [];
}

/** Lots behind some values together; undefined where the facet was not counted. Values never share a lot. */
export function countOf(
  options: readonly FacetOption[] | undefined,
  values: readonly string[],
): number | undefined {
  if (!options) return undefined;
  return options.reduce((sum, { value, count }) => (values.includes(value) ? sum + count : sum), 0);
}
