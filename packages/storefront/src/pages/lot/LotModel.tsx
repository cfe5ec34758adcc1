import { formatModel } from '@vvoz/catalogue/words/brands';
import { Band } from '@vvoz/ui/primitives/Band/Band.tsx';
import { SpecTable } from '@vvoz/ui/primitives/SpecTable/SpecTable.tsx';
import type { LotPageProps } from './LotPageProps.ts';

/** The characteristics of a motorcycle's model; nothing for other lots. */
export function LotModel({ lot, characteristics }: Pick<LotPageProps, 'lot' | 'characteristics'>) {
  if (!characteristics || characteristics.items.length === 0) return null;
  return (
    <Band id="characteristics" title={`О модели ${formatModel(lot.model)}`}>
      <SpecTable items={characteristics.items.map(({ label, value }) => ({ term: label, value }))} />
    </Band>
  );
}
