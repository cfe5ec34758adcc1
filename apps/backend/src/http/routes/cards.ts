import { z } from 'zod';
import { cardSchema, type CardPicture } from '@vvoz/api/share/cardSchemas';
import { errorSchema } from '@vvoz/api/wire/envelope';
import { readCatalogueType } from '@vvoz/catalogue/types/readCatalogueType';
import type { ServedPicture } from '../../pictures/createPictures.ts';
import { notFound, Refusal, RETRY_SECONDS } from '../server/errors.ts';
import { isOwnRequest } from '../server/visitorIp.ts';
import type { Route, Services } from './route.ts';

const schema = {
  summary: 'Draws a share card of 1200 × 630; for our own storefronts only',
  description:
    'The storefronts choose the texts, so that no address of a card contains text. Others get a 404. A card is drawn without ' +
    'its picture while the picture is unavailable.',
  body: cardSchema,
  response: {
    200: { description: 'The card', content: { 'image/jpeg': { schema: z.string() } } },
    400: errorSchema,
    404: errorSchema,
    503: errorSchema,
  },
};

/** Width of the photograph, px. */
const PHOTO_WIDTH = '640';

type PictureServices = Pick<Services, 'pictures' | 'content'>;

async function fetchPicture(
  { pictures, content }: PictureServices,
  picture: CardPicture,
): Promise<ServedPicture | undefined> {
  if ('key' in picture) {
    const address = await content.pictureAddress(picture.key);
    return address === undefined ? undefined : pictures.getForeign(address, { width: PHOTO_WIDTH });
  }
  const type = readCatalogueType(picture.type);
  const { id, frame } = picture;
  return type === undefined ? undefined : pictures.getLotFrame({ type, id, frame, width: PHOTO_WIDTH });
}

/** Returns the photograph of a card; undefined when it is unavailable: a replacement picture is not shown. */
async function findPhoto(services: PictureServices, picture: CardPicture): Promise<Buffer | undefined> {
  const served = await fetchPicture(services, picture);
  return served?.isFinal ? served.bytes : undefined;
}

export const cardsRoute: Route = (app, { pictures, content, trusted }) => {
  app.post('/api/cards', { schema }, async (request, reply) => {
    if (!isOwnRequest(request, trusted)) throw notFound('The call');
    const { picture, ...card } = request.body;
    const photo = picture && (await findPhoto({ pictures, content }, picture));
    const bytes = await pictures.drawCard(card, photo);
    if (!bytes)
      throw new Refusal(503, 'busy', 'Too many cards are being drawn; try again later', {
        headers: { 'retry-after': RETRY_SECONDS },
      });
    // Sent without the serializer: the schema of the answer is only for OpenAPI.
    return reply.type('image/jpeg').send(bytes as never);
  });
};
