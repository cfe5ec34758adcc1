import { formatCount } from '@vvoz/catalogue/words/format';
import { PageTitle } from '../../primitives/PageTitle/PageTitle.tsx';

export interface LotListHeadProps {
  title: string;
  count: number;
  /** [лот, лота, лотов] */
  noun: readonly [string, string, string];
}

/** Heading of a list page with the live number of matching lots. */
export function LotListHead({ title, count, noun }: LotListHeadProps) {
  return <PageTitle count={<output>{formatCount(count, noun)}</output>}>{title}</PageTitle>;
}
