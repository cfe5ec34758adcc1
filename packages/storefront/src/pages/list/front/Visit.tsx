import { createPhoneLink } from '@vvoz/catalogue/words/phoneLink';
import { REQUEST_PAGE_PATH } from '@vvoz/site-browser/leads/leadPaths.ts';
import { Button } from '@vvoz/ui/primitives/Button/Button.tsx';
import { Row } from '@vvoz/ui/primitives/Stack/Row.tsx';
import { formatVisitPlace, type VisitPlace } from '../../../model/visitPlace.ts';
import * as css from './CatalogueFront.css.ts';

/** Above the cars in stock: where they stand, when to come, and how to make an appointment. */
export function Visit(place: VisitPlace) {
  const phone = createPhoneLink(place.free ?? place.tel);
  return (
    <div className={css.intro}>
      <p className={css.sentence}>{formatVisitPlace(place, 'many')}</p>
      <Row space="16">
        <Button tone="primary" href={REQUEST_PAGE_PATH} data-request="Запись на осмотр">
          Записаться на осмотр
        </Button>
        <Button href={phone.href}>Позвонить: {phone.label}</Button>
      </Row>
    </div>
  );
}
