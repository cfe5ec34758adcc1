import { getFacet } from '@vvoz/catalogue/facets/facets';
import { formatNumber } from '@vvoz/catalogue/words/format';
import type { ShownTemplate } from '@vvoz/catalogue/templates/shownTemplate';
import type { FacetCounts } from '@vvoz/catalogue/query/view';
import { Switch } from '../../primitives/Switch/Switch.tsx';
import { type Bound, makeOptionProps } from '../model/bind.ts';
import { sumCounts } from '../model/choices.ts';
import { useLiveQuery } from '../model/useLiveQuery.ts';
import * as css from './QuickSwitches.css.ts';

export interface QuickSwitchesProps extends Bound {
  template: ShownTemplate;
  facets: FacetCounts;
}

/**
 * One-tap filters for what determines the price: the preferential recycling fee, the age class with the lowest duty.
 */
export function QuickSwitches({ template, facets, ...given }: QuickSwitchesProps) {
  const { query, onPatch } = useLiveQuery(given);
  const offeredSwitches = template.facets.flatMap((key) => {
    const row = getFacet(key);
    return row.kind === 'list' && row.switch ? [{ row, ...row.switch }] : [];
  });
  if (offeredSwitches.length === 0) return null;
  return (
    <div className={css.switches}>
      {offeredSwitches.map(({ row, value, why }) => {
        const count = sumCounts(facets.options[row.key], [value]);
        const { type: _type, ...input } = makeOptionProps(
          { facet: row, multiple: true, query, onPatch },
          [value],
          count,
        );
        return (
          <Switch
            key={row.key}
            {...input}
            label={row.valueText(value)}
            description={why}
            {...(count === undefined ? {} : { count: formatNumber(count) })}
          />
        );
      })}
    </div>
  );
}
