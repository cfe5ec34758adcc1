import { createPhoneLink } from '@vvoz/catalogue/words/phoneLink';
import type { SiteOptions } from '@vvoz/api/content/contentSchemas';
import { REQUEST_PAGE_PATH } from '@vvoz/site-browser/leads/leadPaths.ts';
import { Button } from '@vvoz/ui/primitives/Button/Button.tsx';
import { Row } from '@vvoz/ui/primitives/Stack/Row.tsx';
import * as css from './CatalogueFront.css.ts';

export type VisitProps = Pick<SiteOptions['contacts'], 'address' | 'hours' | 'tel' | 'free'>;

/** Above the cars in stock: where they stand, when to come, and how to make an appointment. */
export function Visit({ address, hours, tel, free = tel }: VisitProps) {
  const phone = createPhoneLink(free);
  return (
    <div className={css.intro}>
      <p className={css.sentence}>
        {[address === undefined ? 'Машины во Владивостоке' : `Машины стоят здесь: ${address}`, hours]
          .filter(Boolean)
          .join('. ')}
        . Растаможены: цена полная, приезжайте смотреть.
      </p>
      <Row space="16">
        <Button tone="primary" href={REQUEST_PAGE_PATH} data-request="Запись на осмотр">
          Записаться на осмотр
        </Button>
        <Button href={phone.href}>Позвонить: {phone.label}</Button>
      </Row>
    </div>
  );
}
