import { findEntranceOrder } from '@vvoz/catalogue/templates/entranceOrder';
import type { Template } from '@vvoz/catalogue/templates/templates';
import type { WordSearchProps } from '@vvoz/ui/filters/WordSearch/WordSearch.tsx';

/** Makes the search by words of a page that is not a list: a plain form, which leads into a catalogue. */
export const makeWordSearch = (
  template: Template,
): Pick<WordSearchProps, 'action' | 'example' | 'pairs'> => ({
  action: `/api/words/${template.name}`,
  example: template.phrase,
  pairs: [['order_by', findEntranceOrder(template)]],
});
