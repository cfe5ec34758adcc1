import { FACET_DETAILS } from '@vvoz/catalogue/facets/facetDetails';
import type { FixedOption } from '@vvoz/catalogue/facets/facetRow';
import type { FacetKey } from '@vvoz/catalogue/facets/facets';
import type { ShownTemplate } from '@vvoz/catalogue/templates/shownTemplate';
import { Info } from '../../primitives/Info/Info.tsx';
import { getChoices } from '../model/choices.ts';
import { FORM_ID } from '../model/ids.ts';
import { type FacetNotes, formatNoteId } from './noteId.ts';

const explain = (key: FacetKey, { values, explanation }: FixedOption): string =>
  explanation ?? FACET_DETAILS[key].optionText?.(values[0] ?? '') ?? '';

/**
 * The ⓘ button beside each facet with jargon, and a hidden sentence for each of its options. Call it on the server
 * and pass the result to the panel as `notes`, so that the texts are in the HTML and not in the JavaScript.
 */
export function renderFacetNotes(template: ShownTemplate, formId: string = FORM_ID): FacetNotes {
  const notes: Partial<Record<FacetKey, FacetNotes[FacetKey]>> = {};
  for (const key of template.facets) {
    const { noteTitle: label, explanation } = FACET_DETAILS[key];
    if (!label) continue;
    const terms = getChoices(template, key).map((choice) => ({
      term: choice.label,
      text: explain(key, choice),
    }));
    notes[key] = (
      <>
        {terms.length > 0 ? <Info label={label} terms={terms} /> : <Info label={label}>{explanation}</Info>}
        {terms.map(({ term, text }) => (
          <span key={term} id={formatNoteId(formId, key, term)} hidden>
            {text}
          </span>
        ))}
      </>
    );
  }
  return notes;
}
