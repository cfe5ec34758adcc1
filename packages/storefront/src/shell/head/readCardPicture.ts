import type { CardPicture } from '@vvoz/api/share/cardSchemas';
import { readSegment } from '../../handlers/readSegment.ts';

const FRAME = /^\/pictures\/([^/?]+)\/([^/?]+)\/(\d{1,2})(?:\?|$)/;
const CMS = /^\/pictures\/cms\/([\w-]{22})(?:\?|$)/;

/** Reads our own address of a picture: a frame of a lot or a picture of a text; undefined for every other address. */
export function readCardPicture(address: string | undefined): CardPicture | undefined {
  if (address === undefined) return undefined;
  const key = CMS.exec(address)?.[1];
  if (key !== undefined) return { key };
  const [, type, id, frame] = FRAME.exec(address) ?? [];
  return type === undefined || id === undefined
    ? undefined
    : { type, id: readSegment(id), frame: Number(frame) };
}
