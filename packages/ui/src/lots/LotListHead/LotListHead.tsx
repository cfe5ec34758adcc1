import { formatCount } from '@vvoz/catalogue/words/format';
import { PageTitle } from '../../primitives/PageTitle/PageTitle.tsx';

export interface LotListHeadProps {
  title: string;
  count: number;
  /** [лот, лота, лотов] */
  noun: readonly [string, string, string];
}

/** The page's heading with the live count of what the filters give. */
export function LotListHead({ title, count, noun }: LotListHeadProps) {
  return <PageTitle count={<output>{formatCount(count, noun)}</output>}>{title}</PageTitle>;
}
