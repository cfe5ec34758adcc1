import { ICS_TYPE } from '@vvoz/ui/lots/model/ics.ts';
import { formatLotCalendar } from '@vvoz/ui/lots/model/lotCalendar.ts';
import type { Storefront } from '../../data/createStorefront.ts';
import { handleRequest, type Refuse } from '../../handlers/handleRequest.ts';
import { refuseText } from '../../handlers/refuseText.ts';

const refuse: Refuse = (status) =>
  refuseText(
    status,
    status === 404 ? 'The lot does not exist' : 'The catalogue API does not answer; try again later',
  );

/**
 * `GET /cars/[type]/[id]/calendar.ics`: the auction of a lot as a calendar file; 404 when its start time is unknown. The proxy
 * gives it the lifetime of a page.
 */
export const createCalendarRoute =
  ({ data, origin }: Pick<Storefront, 'data' | 'origin'>) =>
  (request: Request, { type, id }: { readonly type: string; readonly id: string }): Promise<Response> =>
    handleRequest(request, refuse, async () => {
      const lot = await data.getLot(type, id);
      const body = formatLotCalendar(lot, new URL(origin()).origin, new Date());
      if (body === undefined) return refuseText(404, 'The auction has no start time yet');
      return new Response(body, {
        headers: {
          'content-type': ICS_TYPE,
          'content-disposition': `attachment; filename="lot-${encodeURIComponent(lot.lotNumber ?? lot.id)}.ics"`,
        },
      });
    });
