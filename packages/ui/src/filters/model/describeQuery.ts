import type { QueryPatch } from '@vvoz/catalogue/query/applyPatch';
import { brandLabel, modelLabel } from '@vvoz/catalogue/words/brands';
import { colorLabel } from '@vvoz/catalogue/words/colors';
import { FACETS, type FacetKey } from '@vvoz/catalogue/facets/facets';
import { formatLocalDate } from '@vvoz/catalogue/words/format';
import type { CatalogQuery } from '@vvoz/catalogue/query/query';
import type { Template } from '@vvoz/catalogue/templates/templates';
import { choicesOf } from './choices.ts';
import { CLASS_TEXT } from './classText.ts';
import { currencySign } from '@vvoz/catalogue/words/currencies';
import { formatRange } from './facetText.ts';

/** One applied condition: what the visitor reads, and the patch that takes just it away. */
export interface AppliedFilter {
  /** Unlike any other of the same query. */
  readonly key: string;
  readonly text: string;
  readonly remove: QueryPatch;
}

const asIs = (value: string) => value;
const classText = (value: string) => CLASS_TEXT[value] ?? value;

/** How a single value reads where it stands alone, without the caption of its facet. */
const VALUE_TEXT: Partial<Record<FacetKey, (value: string) => string>> = {
  brand: brandLabel,
  model: modelLabel,
  kuzov: asIs,
  rate: (value) => `оценка ${value}`,
  drive: (value) => `привод ${value}`,
  gearbox: (value) => `коробка ${value}`,
  color: (value) => colorLabel(value).toLowerCase(),
  day: formatLocalDate,
  age: classText,
  fee: classText,
};

/** Ranges whose unit alone does not tell what they are of. */
const RANGE_CAPTIONS: Partial<Record<FacetKey, string>> = { finish: 'цена', cost: 'под ключ' };

const TEXT_CAPTIONS: Partial<Record<FacetKey, string>> = {
  lot: 'лот',
  set: 'подборка',
  generation: 'поколение',
};

/** The chosen values as the panel offers them: those of a combined option («Выше 5») together, the others one by one. */
function together(template: Template | undefined, key: FacetKey, chosen: readonly string[]) {
  const combined = choicesOf(template, key)
    .filter(({ values }) => values.length > 1 && values.every((value) => chosen.includes(value)))
    .map(({ label, values }) => ({ label: label.toLowerCase(), values }));
  const inside = new Set(combined.flatMap(({ values }) => values));
  const single = chosen
    .filter((value) => !inside.has(value))
    .map((value) => ({ label: value, values: [value] }));
  return [...single, ...combined];
}

/** What a query narrows the list to, in the order of the registry: the chips and the figure beside «Фильтры». */
export function describeQuery(query: CatalogQuery, template?: Template): readonly AppliedFilter[] {
  const applied: AppliedFilter[] = [];
  for (const facet of FACETS) {
    const { key } = facet;
    if (facet.kind === 'list') {
      const chosen = query.lists[key] ?? [];
      for (const { label, values } of together(template, key, chosen)) {
        const others = chosen.filter((value) => !values.includes(value));
        applied.push({
          key: `${key}:${values.join(',')}`,
          text: (VALUE_TEXT[key] ?? asIs)(label),
          remove: { lists: { [key]: others } },
        });
      }
    } else if (facet.kind === 'range') {
      const range = query.ranges[key];
      if (!range) continue;
      const price = key === 'finish';
      const caption = RANGE_CAPTIONS[key];
      const unit = price && template?.currency ? currencySign(template.currency) : facet.unit;
      const text = formatRange(facet, range, unit);
      applied.push({
        key,
        text: caption === undefined ? text : `${caption} ${text}`,
        remove: { ranges: { [key]: null } },
      });
    } else {
      const text = query.texts[key];
      if (text)
        applied.push({
          key,
          text: `${TEXT_CAPTIONS[key] ?? ''} ${text.toUpperCase()}`.trim(),
          remove: { texts: { [key]: null } },
        });
    }
  }
  return applied;
}
