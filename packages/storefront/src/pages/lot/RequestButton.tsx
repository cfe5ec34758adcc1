import { Button } from '@vvoz/ui/primitives/Button/Button.tsx';
import { REQUEST_ANCHOR } from '@vvoz/site-browser/leads/leadPaths.ts';
import type { Lot } from '@vvoz/catalogue/lots/lot';
import { formatTelHref } from '@vvoz/catalogue/words/phoneLink';
import { describeWish } from './lotWish.ts';

interface Props {
  readonly lot: Lot;
  /** False when the page has no request form: then the button calls the office. */
  readonly hasForm: boolean;
  readonly tel: string;
  /** As wide as its place. */
  readonly wide?: boolean;
}

/** Leads to the request form of a lot, or to the phone. */
export function RequestButton({ lot, hasForm, tel, wide = false }: Props) {
  const size = wide ? ({ size: 'l', wide: true } as const) : {};
  return hasForm ? (
    <Button tone="primary" {...size} href={`#${REQUEST_ANCHOR}`}>
      {describeWish(lot).button}
    </Button>
  ) : (
    <Button tone="primary" {...size} href={formatTelHref(tel)}>
      Позвонить
    </Button>
  );
}
