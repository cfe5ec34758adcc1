import type { TextFacet } from '@vvoz/catalogue/facets/facets';
import { Cells } from '../../primitives/Cells/Cells.tsx';
import { DraftCell } from '../DraftCell/DraftCell.client.tsx';
import type { Bound } from '../model/bind.ts';
import { useLiveQuery } from '../model/useLiveQuery.ts';

export interface LotNumberProps extends Bound {
  facet: TextFacet;
}

/** Field for a lot number: letters, digits and hyphens, as the auction prints it. */
export function LotNumber({ facet, ...given }: LotNumberProps) {
  const { query, onPatch } = useLiveQuery(given);
  const commit = (text: string) => {
    const value = text.normalize('NFC').trim().toLowerCase();
    if (value !== '' && !facet.pattern.test(value)) return 'До 20 букв, цифр и дефисов';
    onPatch?.({ texts: { [facet.key]: value } });
    return undefined;
  };
  return (
    <Cells>
      <DraftCell
        caption={facet.label}
        name={facet.url}
        value={query.texts[facet.key]?.toUpperCase() ?? ''}
        placeholder="например, 5123"
        onCommit={onPatch && commit}
      />
    </Cells>
  );
}
