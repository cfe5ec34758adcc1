import { setTimeout as pause } from 'node:timers/promises';
import { drawVehicle, isBodyType, listViews } from '@vvoz/drawings/drawVehicle';
import sharp from 'sharp';
import { listen, type LocalServer } from './listen.ts';
import { parsePictureToken, type PictureSubject } from './pictureToken.ts';

/** `/imgs/TOKEN`, then the size without a question mark: `&w=320` (medium), `&h=50` (small), nothing (full). */
const ADDRESS = /^\/imgs\/([\w-]+)(?:&(w|h)=(\d{2,4}))?$/;
const FULL_WIDTH = 640;
const ASPECT = 3 / 4;
/** One lot in this many has missing, broken or slow pictures. */
const MISSING_STEP = 11;
const BROKEN_STEP = 17;
const SLOW_STEP = 13;
const SLOW_MS = 1500;

const hashText = (text: string): number =>
  [...text].reduce((sum, char) => sum + (char.codePointAt(0) ?? 0), 0);

const SHEET = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900"><rect width="1200" height="900" fill="white"/><path d="M60 60H1140V840H60ZM60 200H1140M60 500H1140M600 200V840" fill="none" stroke="black" stroke-width="3"/></svg>`;

function draw({ id, bodyType, color, frame }: PictureSubject): string {
  if (bodyType === 'sheet') return SHEET;
  const body = isBodyType(bodyType) ? bodyType : 'sedan';
  const views = listViews(body);
  return drawVehicle({
    bodyType: body,
    color,
    view: views[frame % views.length] ?? 'side',
    seed: id,
    dims: false,
  });
}

/** The supplier sends a picture of one pixel in place of a missing one. */
const makeOnePixel = (): Promise<Buffer> =>
  sharp({ create: { width: 1, height: 1, channels: 3, background: 'white' } })
    .jpeg()
    .toBuffer();

async function respondPicture(subject: PictureSubject, width: number): Promise<Buffer> {
  const hash = hashText(subject.id);
  if (hash % MISSING_STEP === 0) return makeOnePixel();
  const bytes = await sharp(Buffer.from(draw(subject)))
    .resize(width, Math.round(width * ASPECT))
    .jpeg({ quality: 78 })
    .toBuffer();
  return hash % BROKEN_STEP === 0 ? bytes.subarray(0, bytes.length / 3) : bytes;
}

/** Starts a picture host with the supplier's form of addresses. Some of its JPEG files are missing, cut or slow. */
export const startPictureServer = (port = 0): Promise<LocalServer> =>
  listen((request, response) => {
    const [, token = '', side, size] = ADDRESS.exec(request.url ?? '') ?? [];
    const subject = parsePictureToken(token);
    if (!subject) {
      response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Not Found</h1>');
      return;
    }
    const width =
      size === undefined ? FULL_WIDTH : side === 'h' ? Math.round(Number(size) / ASPECT) : Number(size);
    const wait = hashText(subject.id) % SLOW_STEP === 0 ? SLOW_MS : 0;
    Promise.all([respondPicture(subject, width), pause(wait, undefined, { ref: false })]).then(
      ([bytes]) => response.writeHead(200, { 'content-type': 'image/jpeg' }).end(bytes),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  }, port);
