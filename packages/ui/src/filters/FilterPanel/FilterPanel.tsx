import type { ListKey } from '@vvoz/catalogue/facets/facets';
import type { ShownTemplate } from '@vvoz/catalogue/templates/shownTemplate';
import type { FacetCounts } from '@vvoz/catalogue/query/view';
import type { SyntheticEvent, ReactNode } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { CountStatus } from '../CountStatus/CountStatus.tsx';
import type { FacetNotes } from '../FacetNotes/noteId.ts';
import { HiddenFields } from '../../primitives/HiddenFields/HiddenFields.tsx';
import type { Bound } from '../model/bind.ts';
import { FORM_ID } from '../model/ids.ts';
import { listUncoveredPairs } from '../model/uncoveredPairs.ts';
import { QuickSwitches } from '../QuickSwitches/QuickSwitches.tsx';
import { ShowButton } from '../ShowButton/ShowButton.tsx';
import { ShowOr } from '../ShowButton/ShowOr.tsx';
import { EnterButton } from './EnterButton.tsx';
import { FacetControls } from './FacetControls.tsx';
import * as css from './FilterPanel.css.ts';

/** With a larger count, «Показать 23 450 лотов» does not fit the rail. */
const MAX_COUNT_WITH_NOUN = 9999;

export interface FilterPanelProps extends Bound {
  template: ShownTemplate;
  facets: FacetCounts;
  /** Number of lots that match `query`. */
  count: number;
  /** Path that receives the form. */
  action: string;
  /** Address of the catalogue without filters. */
  resetHref: string;
  /** Handles the form instead of the browser: on «Показать» and on Enter. */
  onSubmit?: (event: SyntheticEvent) => void;
  /** Shown instead of «Показать» with JavaScript while the list has these filters. */
  save?: ReactNode;
  /** The ⓘ buttons of the facets, made on the server by `renderFacetNotes`. */
  notes?: FacetNotes;
  /** The list that is open at first, with all its options. */
  openList?: ListKey | undefined;
  /** Content above the groups: the order on phones. */
  before?: ReactNode;
  /** YYYY-MM-DD; its year is the newest year offered. */
  today?: string;
  /** Needed only when a page has two panels. */
  formId?: string;
}

/**
 * The filters of a catalogue as one GET form, built from the template and the counts. It shows `query`; the counts
 * belong to that query. See `model/bind.ts` for how it reports a change.
 */
export function FilterPanel({
  template,
  query,
  facets,
  count,
  action,
  resetHref,
  onPatch,
  onSubmit,
  save,
  notes = {},
  openList,
  before,
  today,
  formId = FORM_ID,
}: FilterPanelProps) {
  const { noun } = template;
  return (
    <form
      id={formId}
      className={css.form}
      method="get"
      action={action}
      onSubmit={onSubmit}
      autoComplete="off"
    >
      <EnterButton />
      {before}
      <QuickSwitches {...{ template, facets, query, onPatch }} />
      <div className={css.groups}>
        <FacetControls {...{ template, query, facets, notes, onPatch, action, formId, openList, today }} />
      </div>
      <HiddenFields pairs={listUncoveredPairs(template, query)} />
      <div className={css.foot}>
        <ShowOr save={save}>
          <ShowButton count={count} noun={noun} short={count > MAX_COUNT_WITH_NOUN} onPress={onSubmit} />
        </ShowOr>
        <Button href={resetHref} rel="nofollow" aria-label="Сброс всех фильтров">
          Сброс
        </Button>
        <div className={css.spoken}>
          <VisuallyHidden>
            <CountStatus count={count} noun={noun} />
          </VisuallyHidden>
        </div>
      </div>
    </form>
  );
}
