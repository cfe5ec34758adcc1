import type { ReactNode } from 'react';
import { formatNumber } from '@vvoz/catalogue/words/format';
import { Button } from '../../primitives/Button/Button.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { FORM_ID, SHEET_ID } from '../model/ids.ts';
import { ShowOr } from '../ShowButton/ShowOr.tsx';
import { ShowButton } from '../ShowButton/ShowButton.tsx';
import * as css from './FilterBar.css.ts';

export interface FilterBarProps {
  count: number;
  /** Number of applied conditions. */
  applied: number;
  /** [лот, лота, лотов] */
  noun: readonly [string, string, string];
  formId?: string;
  /** Shown instead of «Показать» with JavaScript: the list has these filters. */
  save?: ReactNode;
}

/** Bar on phones and tablets: opens the sheet of filters and saves the search; without JavaScript, applies a choice. */
export function FilterBar({ count, applied, noun, formId = FORM_ID, save }: FilterBarProps) {
  return (
    <section className={css.bar} aria-label="Фильтры и результат">
      <Button href={`#${SHEET_ID}`}>
        <Icon name="filter" />
        <span className={css.label}>
          Фильтры
          {applied > 0 ? (
            <>
              {' · '}
              {formatNumber(applied)}
              <VisuallyHidden> применено</VisuallyHidden>
            </>
          ) : null}
        </span>
      </Button>
      <ShowOr save={save}>
        <ShowButton count={count} noun={noun} form={formId} short />
      </ShowOr>
    </section>
  );
}
