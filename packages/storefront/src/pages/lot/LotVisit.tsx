import { createPhoneLink } from '@vvoz/catalogue/words/phoneLink';
import { Button } from '@vvoz/ui/primitives/Button/Button.tsx';
import { formatVisitPlace, type VisitPlace } from '../../model/visitPlace.ts';

/** In the panel of a car in stock: where it stands, when to come, and the number to call. */
export function LotVisit(place: VisitPlace) {
  const phone = createPhoneLink(place.free ?? place.tel);
  return (
    <>
      <p>{formatVisitPlace(place, 'one')}</p>
      <Button href={phone.href}>Позвонить: {phone.label}</Button>
    </>
  );
}
