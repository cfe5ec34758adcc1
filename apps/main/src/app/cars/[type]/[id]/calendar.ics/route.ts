import { ApiError } from '@vvoz/api/errors';
import { ICS_TYPE } from '@vvoz/ui/lots/model/ics.ts';
import { lotCalendar } from '@vvoz/ui/lots/model/lotCalendar.ts';
import { getLot } from '../../../../../data/lots.ts';
import { env } from '../../../../../env.ts';

const refuse = (status: number, text: string): Response =>
  new Response(`${text}\n`, { status, headers: { 'cache-control': 'no-store' } });

/** The auction of a lot as a calendar file; 404 where its hour is not known. */
export async function GET(
  _request: Request,
  { params }: { params: Promise<{ type: string; id: string }> },
): Promise<Response> {
  const { type, id } = await params;
  try {
    const lot = await getLot(type, decodeURIComponent(id));
    const body = lotCalendar(lot, new URL(env().hosts.main).origin, new Date());
    if (body === undefined) return refuse(404, 'The auction has no hour yet');
    return new Response(body, {
      headers: {
        'content-type': ICS_TYPE,
        'content-disposition': `attachment; filename="lot-${encodeURIComponent(lot.lotNumber ?? lot.id)}.ics"`,
        'cache-control': 'public, max-age=60',
      },
    });
  } catch (error) {
    if (error instanceof ApiError && error.failure.kind === 'http' && error.failure.status < 500)
      return refuse(404, 'There is no such lot');
    return refuse(503, 'The source of lots does not answer');
  }
}
