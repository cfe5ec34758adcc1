import { DRIVES } from '@vvoz/catalogue/words/drives';
import { facet, type FacetKey } from '@vvoz/catalogue/facets/facets';
import { GEARBOXES, type GearboxKind } from '@vvoz/catalogue/words/gearboxes';
import { gradeExplanation } from '@vvoz/catalogue/words/grades';
import type { FixedOption, Template } from '@vvoz/catalogue/templates/templates';
import { Info } from '../../primitives/Info/Info.tsx';
import { choicesOf } from '../model/choices.ts';
import { FORM_ID } from '../model/ids.ts';
import { type FacetNotes, noteId } from './noteId.ts';

const WHEELS: Readonly<Record<string, string>> = {
  '2WD': 'ведёт одна ось: передняя (FF) или задняя (FR)',
};

const LABELS: Partial<Record<FacetKey, string>> = {
  kuzov: 'Что такое кузов',
  rate: 'Что значат оценки',
  drive: 'Что значит привод',
  gearbox: 'Что значат коробки',
};

function explain(key: FacetKey, { values, explanation }: FixedOption): string {
  const value = values[0] ?? '';
  if (explanation) return explanation;
  if (key === 'rate') return gradeExplanation(value) ?? '';
  if (key === 'drive') return WHEELS[value] ?? DRIVES[value]?.explanation ?? '';
  return key === 'gearbox' ? GEARBOXES[value as GearboxKind].explanation : '';
}

/**
 * The ⓘ beside each facet that is jargon, and a hidden sentence for each of its options. To be called on the server and
 * handed to the panel as `notes`: so the texts are in the HTML and not in the JavaScript.
 */
export function facetNotes(template: Template, formId: string = FORM_ID): FacetNotes {
  const notes: Partial<Record<FacetKey, FacetNotes[FacetKey]>> = {};
  for (const key of template.facets) {
    const label = LABELS[key];
    if (!label) continue;
    const terms = choicesOf(template, key).map((choice) => ({
      term: choice.label,
      text: explain(key, choice),
    }));
    notes[key] = (
      <>
        {terms.length > 0 ? (
          <Info label={label} terms={terms} />
        ) : (
          <Info label={label}>{facet(key).explanation}</Info>
        )}
        {terms.map(({ term, text }) => (
          <span key={term} id={noteId(formId, key, term)} hidden>
            {text}
          </span>
        ))}
      </>
    );
  }
  return notes;
}
