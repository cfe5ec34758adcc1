import type { PanelName } from '@vvoz/catalogue/lots/sheetMarks';
import { isCarType } from '../cars/carTypes.ts';
import { drawLettering, measureText } from '../core/lettering.ts';
import { createRandom, type Random } from '../core/random.ts';
import { group, line, formatNumber, path, rect, type Point } from '../core/svg.ts';
import type { MachineType } from '../machines/machines.ts';
import { MACHINES } from '../machines/machines.ts';
import { drawMachine } from '../machines/sideOfMachine.ts';
import type { AuctionSheet } from './auctionSheet.ts';
import { drawCarMap, type DamageMap, type MapArea } from './carMap.ts';
import { LABELS } from './labels.ts';
import { MACHINE_SPOTS, type Mark } from './panels.ts';
import { STAMP, drawTitledBox } from './print.ts';

const AREA: MapArea = { x: 518, y: 370, width: 648, height: 496 };

function drawMachineMap(bodyType: MachineType, seed: string | number): DamageMap {
  const { length, height } = MACHINES[bodyType];
  const scale = Math.min(540 / length, 380 / height);
  const left = AREA.x + AREA.width / 2 - (length * scale) / 2;
  const ground = AREA.y + 40 + (AREA.height - 40 + height * scale) / 2 - 6;
  const art = group(
    {
      transform: `translate(${formatNumber(left)} ${formatNumber(ground)}) scale(${scale.toFixed(5)} ${(-scale).toFixed(5)})`,
      'stroke-linejoin': 'round',
      'stroke-linecap': 'round',
      opacity: 0.72,
    },
    drawMachine(bodyType, 'WHITE', seed, scale),
  );
  const spots = MACHINE_SPOTS[bodyType];
  const taken: PanelName[] = [];
  const place = (panel: PanelName): Point => {
    if (!taken.includes(panel)) taken.push(panel);
    const [x, y] = spots[taken.indexOf(panel) % spots.length] ?? spots[0];
    return [left + x * length * scale, ground - y * height * scale];
  };
  return { art, place };
}

const MARK_SIZE = 17;
/** Distance between marks on one panel, px. */
const MARK_STEP = 46;

function drawMark(mark: Mark, [x, y]: Point, r: Random): string {
  const half = measureText(mark.code, MARK_SIZE) / 2 + 7;
  const flourish = path(`M${formatNumber(x + half)} ${formatNumber(y + 2)}q10 -8 18 2`, {
    ...line(STAMP, 1.8),
    'stroke-linecap': 'round',
  });
  return (
    rect(x - half, y - 14, 2 * half, 28, { rx: 13, fill: '#FCFBF7', opacity: 0.86 }) +
    drawLettering(mark.code, x, y + 8.5, MARK_SIZE, {
      anchor: 'middle',
      color: STAMP,
      weight: 2.3,
      rotate: r.next() * 8 - 4,
    }) +
    (r.chance(0.5) ? flourish : '')
  );
}

/** Draws the unfolded car, or the side of a machine, with the marks of the lot. */
export function drawDamageMap(sheet: AuctionSheet): string {
  const { bodyType, seed, modelSeed = seed, shape, marks = [] } = sheet;
  const map = isCarType(bodyType)
    ? drawCarMap(bodyType, modelSeed, shape, AREA)
    : drawMachineMap(bodyType, seed);
  const r = createRandom(`marks${seed}`);
  const drawn = marks.map((mark, i) => {
    const [x, y] = map.place(mark.panel);
    const before = marks.slice(0, i).filter(({ panel }) => panel === mark.panel).length;
    return drawMark(mark, [x + before * MARK_STEP, y], r);
  });
  return drawTitledBox(AREA, LABELS.map) + map.art + drawn.join('');
}
