import { CARD_HEIGHT, CARD_WIDTH, type ShareCard } from '@vvoz/catalogue/share/shareCard';
import { readLightColors, SHEET_COLORS } from '@vvoz/catalogue/hosts/hostColors';
import { HOSTS } from '@vvoz/catalogue/hosts/hosts';
import { SITE_MARK } from '@vvoz/catalogue/share/siteMark';
import { drawText, measureText, wrapText } from './card/golosText.ts';
import { circle, element, group, line, path, rect } from './core/svg.ts';

/** Distance of the contents from the edges, px. */
const MARGIN = 60;
const HEAD_LINE = 104;
/** Where the picture is: 4:3. */
export const CARD_PICTURE = { x: MARGIN, y: 140, width: 573, height: 430 } as const;
const COLUMN_GAP = 40;
const STAMP_RADIUS = 56;

/** Cards have the colours of the light scheme. */
const {
  paper: [paper],
  raised: [raised],
  hairline: [hairline],
  ink: [ink],
  muted: [muted],
} = SHEET_COLORS;
type CardColors = ReturnType<typeof readLightColors>;

/** The column of the texts. */
interface Column {
  readonly x: number;
  readonly width: number;
  readonly titleSize: number;
  readonly titleLines: number;
}

const BESIDE_PICTURE: Column = {
  x: CARD_PICTURE.x + CARD_PICTURE.width + COLUMN_GAP,
  width: CARD_WIDTH - MARGIN - CARD_PICTURE.x - CARD_PICTURE.width - COLUMN_GAP,
  titleSize: 46,
  titleLines: 3,
};
const WHOLE: Column = { x: MARGIN, width: CARD_WIDTH - 2 * MARGIN, titleSize: 72, titleLines: 3 };

/** Draws the head: the mark of the site's icon, the site's name, and the note at the right. */
function drawHead({ host, note }: ShareCard, { accent, onAccent }: CardColors): string {
  const name = drawText(MARGIN + 68, 76, HOSTS[host].siteName, { size: 38, bold: true, color: ink });
  const space = CARD_WIDTH - 2 * MARGIN - 300;
  const [right = ''] = note === undefined ? [] : wrapText(note, { size: 26 }, space, 1);
  return (
    rect(MARGIN, 36, 52, 52, { fill: accent, rx: 4 }) +
    group({ transform: `translate(${MARGIN} 36) scale(1.625)` }, path(SITE_MARK, line(onAccent, 1.9))) +
    name +
    drawText(CARD_WIDTH - MARGIN, 74, right, { size: 26, color: muted, anchor: 'end' }) +
    path(`M${MARGIN} ${HEAD_LINE}H${CARD_WIDTH - MARGIN}`, line(ink, 2))
  );
}

function drawStamp(grade: string, x: number, y: number, colors: CardColors): string {
  const size = grade.length > 3 ? 34 : 46;
  return group(
    { transform: `rotate(-6 ${x} ${y})` },
    circle(x, y, STAMP_RADIUS, { fill: colors.stampFill, stroke: colors.stampEdge, 'stroke-width': 5 }),
    drawText(x, y + size * 0.35, grade, { size, bold: true, color: colors.stampInk, anchor: 'middle' }),
  );
}

/** Draws the picture in its frame, with the stamp in its corner. */
function drawPicture(href: string): string {
  const { x, y, width, height } = CARD_PICTURE;
  return (
    element('image', { x, y, width, height, href, preserveAspectRatio: 'xMidYMid slice' }) +
    rect(x, y, width, height, line(hairline, 2))
  );
}

/** Draws the price at the lower edge: a rule, the label, and the sum as large as the column allows. */
function drawPrice({ label, amount }: NonNullable<ShareCard['price']>, { x, width }: Column): string {
  const bottom = CARD_PICTURE.y + CARD_PICTURE.height;
  const widest = measureText(amount, { size: 64, bold: true });
  const size = Math.min(64, (64 * width) / widest);
  const [text = ''] = wrapText(label, { size: 26 }, width, 1);
  return (
    path(`M${x} ${bottom - 118}H${x + width}`, line(hairline, 2)) +
    drawText(x, bottom - 76, text, { size: 26, color: muted }) +
    drawText(x, bottom - 4, amount, { size, bold: true, color: ink })
  );
}

function drawTexts({ title, facts = [] }: ShareCard, { x, width, titleSize, titleLines }: Column): string {
  const lines = wrapText(title, { size: titleSize, bold: true }, width, titleLines);
  const step = titleSize * 1.18;
  const top = CARD_PICTURE.y + titleSize * 0.78;
  const below = top + (lines.length - 1) * step + 24;
  const factLines = facts.flatMap((fact) => wrapText(fact, { size: 28 }, width, 2)).slice(0, 4);
  return (
    lines
      .map((text, row) => drawText(x, top + row * step, text, { size: titleSize, bold: true, color: ink }))
      .join('') +
    factLines
      .map((text, row) => drawText(x, below + 28 + row * 40, text, { size: 28, color: muted }))
      .join('')
  );
}

/**
 * Draws a share card, an SVG document of 1200 × 630. It looks like an auction sheet: paper, ink, hairlines, the stamp
 * of the grade. Long titles are cut. Pure; needs no font.
 * @param picture address of the picture, as a data URI; without one the texts have the whole width
 */
export function drawShareCard(card: ShareCard, picture?: string): string {
  const colors = readLightColors(card.host);
  const column = picture === undefined ? WHOLE : BESIDE_PICTURE;
  const stampX =
    picture === undefined ? CARD_WIDTH - MARGIN - STAMP_RADIUS : CARD_PICTURE.x + STAMP_RADIUS + 16;
  const stampY =
    picture === undefined
      ? CARD_PICTURE.y + CARD_PICTURE.height - STAMP_RADIUS
      : CARD_PICTURE.y + STAMP_RADIUS + 16;
  const content =
    rect(0, 0, CARD_WIDTH, CARD_HEIGHT, { fill: paper }) +
    rect(0, 0, CARD_WIDTH, HEAD_LINE, { fill: raised }) +
    drawHead(card, colors) +
    (picture === undefined ? '' : drawPicture(picture)) +
    drawTexts(card, column) +
    (card.grade === undefined ? '' : drawStamp(card.grade, stampX, stampY, colors)) +
    (card.price ? drawPrice(card.price, column) : '');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${CARD_WIDTH} ${CARD_HEIGHT}" width="${CARD_WIDTH}" height="${CARD_HEIGHT}">${content}</svg>`;
}
