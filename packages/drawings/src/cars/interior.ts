import { drawLettering } from '../core/lettering.ts';
import { CHROME, GLASS_LIGHT, INK, TRIM } from '../core/palette.ts';
import { createRandom } from '../core/random.ts';
import {
  area,
  circle,
  element,
  group,
  line,
  formatNumber,
  path,
  formatPolarPoint,
  rect,
  type Attributes,
} from '../core/svg.ts';

/** Colours of cloth and plastic: the fascia, the part below it, the roof lining. */
type Trim = { fascia: string; lower: string; lining: string };

const TRIMS = {
  black: { fascia: '#3A3D43', lower: '#2A2C31', lining: '#55595F' },
  beige: { fascia: '#D9CCB2', lower: '#B9A98A', lining: '#EDE3CF' },
  gray: { fascia: '#A9ADB1', lower: '#878C92', lining: '#C9CDD0' },
  brown: { fascia: '#7A5A46', lower: '#573D2E', lining: '#9C7C67' },
} satisfies Record<string, Trim>;

const TRIM_CHOICE = ['black', 'black', 'beige', 'gray', 'brown'] as const;

const PAD = '#34373D';
const DEEP = '#1D1F23';
const SCREEN = '#3B5666';
const METAL = '#B9BEC3';
const FRAME = { x: 60, y: 60, width: 1080, height: 720 };

const HIGH_SEATED = ['van', 'minivan', 'kei', 'truck', 'crane_truck'];

type Cabin = {
  trim: Trim;
  accent: string;
  wood: boolean;
  highSeated: boolean;
  manual: boolean;
  bigScreen: boolean;
  analogue: boolean;
};

function pickCabin(bodyType: string, modelSeed: string | number): Cabin {
  const r = createRandom(`in${bodyType}${modelSeed}`);
  const trim = TRIMS[r.pick(TRIM_CHOICE)];
  const highSeated = HIGH_SEATED.includes(bodyType);
  const manual = r.chance(0.25);
  const bigScreen = r.chance(0.5);
  const analogue = r.chance(0.6);
  const wood = r.chance(0.25);
  return { trim, accent: wood ? '#8A6244' : METAL, wood, highSeated, manual, bigScreen, analogue };
}

const createInkedFill = (fill: string, weight = 2): Attributes => ({
  fill,
  stroke: INK,
  'stroke-width': weight,
});
const drawBox = (x: number, y: number, width: number, height: number, rx: number, paint: Attributes) =>
  rect(x, y, width, height, { rx, ...paint });

/** Draws sky and road behind the windscreen, roof lining, mirror, pillars and wipers. */
function drawWindscreen({ trim }: Cabin): string {
  return [
    rect(0, 0, 1200, 820, area('#DCE5E9')),
    path('M0 330C300 300 900 300 1200 330V420H0Z', area('#C3CFD4')),
    path('M0 330C300 300 900 300 1200 330', line('#9FB0B8', 1.2)),
    path('M380 60L180 420H330L560 60Z', area('#fff', 0.4)),
    path('M640 60L470 420H520L690 60Z', area('#fff', 0.35)),
    path('M0 0H1200V118C900 96 300 96 0 118Z', createInkedFill(trim.lining)),
    drawBox(520, 96, 160, 50, 18, createInkedFill(TRIM)),
    drawBox(530, 104, 140, 34, 12, createInkedFill(GLASS_LIGHT, 1.2)),
    path('M0 60H120L70 260L60 430H0Z', createInkedFill(trim.fascia, 2.4)),
    path('M1200 60H1080L1130 260L1140 430H1200Z', createInkedFill(trim.fascia, 2.4)),
    path('M300 398L560 372M700 398L930 376', line(TRIM, 5)),
  ].join('');
}

function drawDashboard({ trim, accent, wood, highSeated }: Cabin): string {
  const pad = highSeated
    ? 'M0 420C200 388 420 384 600 384C780 384 1000 388 1200 420V900H0Z'
    : 'M0 430C160 394 360 402 520 402C700 402 1040 394 1200 430V900H0Z';
  const grain = 'M20 562C300 540 700 548 1180 566M60 556C400 540 800 540 1160 556';
  return [
    path(pad, createInkedFill(PAD, 3)),
    path('M0 446C200 414 1000 414 1200 446', line('#6E737A', 1.4)),
    path('M0 486C200 462 1000 462 1200 486V900H0Z', createInkedFill(trim.fascia, 2.4)),
    path('M0 548C240 528 960 528 1200 548L1200 574C960 552 240 552 0 574Z', createInkedFill(accent, 1.6)),
    wood ? path(grain, line('#6B4A31', 1)) : '',
    path('M0 574C240 552 960 552 1200 574V900H0Z', createInkedFill(trim.lower, 1.8)),
  ].join('');
}

function drawVent(x: number, y: number, width = 118, height = 56): string {
  const slats = [0.3, 0.5, 0.7]
    .map((at) => `M${x + 10} ${formatNumber(y + height * at)}H${x + width - 10}`)
    .join('');
  return (
    drawBox(x, y, width, height, 12, createInkedFill(DEEP)) +
    path(slats, line('#6E737A', 2.4)) +
    drawBox(x + width / 2 - 5, y + 10, 10, height - 20, 4, createInkedFill(METAL, 1))
  );
}

function drawPassengerSide({ trim }: Cabin): string {
  return [
    drawVent(92, 482),
    drawVent(1020, 482),
    path('M110 618C200 606 330 602 410 604L404 728C310 732 210 734 130 730Z', createInkedFill(trim.fascia)),
    drawBox(236, 626, 60, 16, 6, createInkedFill(TRIM, 1.4)),
  ].join('');
}

/** Draws the centre display with a map: a road, the car, a reflection. */
function drawDisplay({ bigScreen }: Cabin): string {
  const width = bigScreen ? 236 : 196;
  const height = bigScreen ? 142 : 112;
  const y = bigScreen ? 404 : 436;
  const left = 600 - width / 2;
  const right = 600 + width / 2;
  const land =
    `M${left + 10} ${formatNumber(y + height * 0.62)}L550 ${formatNumber(y + height * 0.4)}L620 ${formatNumber(y + height * 0.56)}` +
    `L${right - 10} ${formatNumber(y + height * 0.34)}V${y + height - 10}H${left + 10}Z`;
  const road = `M${left + 14} ${formatNumber(y + height * 0.8)}C560 ${formatNumber(y + height * 0.5)} 600 ${formatNumber(y + height * 0.7)} 630 ${y + 14}`;
  const glare = `M${left + 16} ${y + height - 12}L576 ${y + 12}H608L${left + 52} ${y + height - 12}Z`;
  return [
    drawBox(left, y, width, height, 12, createInkedFill('#16181D', 2.4)),
    drawBox(left + 10, y + 10, width - 20, height - 20, 5, area(SCREEN)),
    path(land, area('#4C6A7B')),
    path(road, line('#E6B531', 4)),
    circle(606, y + height * 0.56, 6, area('#fff')),
    path(glare, area('#fff', 0.14)),
  ].join('');
}

function drawKnob(x: number): string {
  return (
    circle(x, 645, 17, { fill: DEEP, stroke: '#8C9197', 'stroke-width': 2 }) +
    path(`M${x} 645V632`, line('#fff', 2))
  );
}

function drawCentreStack(cabin: Cabin): string {
  return [
    path('M470 470L730 470L712 640L690 900H510L488 640Z', createInkedFill(TRIM, 2.4)),
    drawDisplay(cabin),
    drawVent(496, 566, 94, 40),
    drawVent(610, 566, 94, 40),
    drawBox(512, 622, 176, 46, 10, createInkedFill('#3A3D43', 1.6)),
    drawKnob(540),
    drawKnob(660),
    drawBox(570, 632, 60, 26, 5, createInkedFill(SCREEN, 1)),
    cabin.manual ? drawManualLever() : drawAutomaticLever(),
  ].join('');
}

function drawManualLever(): string {
  return [
    path('M560 760C560 716 640 716 640 760L650 800H550Z', createInkedFill(DEEP)),
    path('M600 750V700', line(METAL, 12)),
    circle(600, 694, 24, createInkedFill(TRIM)),
    path('M592 686V702M600 686V702M608 686V702M592 694H608', line(CHROME, 1.8)),
  ].join('');
}

function drawAutomaticLever(): string {
  return [
    drawBox(560, 684, 80, 130, 16, createInkedFill(DEEP)),
    path('M600 700V790', line('#55595F', 6)),
    drawBox(582, 704, 36, 56, 14, createInkedFill(PAD)),
    drawBox(586, 708, 28, 12, 6, createInkedFill(METAL, 1)),
  ].join('');
}

function drawDial(x: number, y: number, radius: number, needle: number): string {
  const at = (share: number, angle: number) => formatPolarPoint(x, y, radius * share, angle);
  const ticks = Array.from({ length: 9 }, (_, i) => {
    const angle = ((135 + i * 33.75) * Math.PI) / 180;
    return `M${at(0.9, angle)}L${at(0.72, angle)}`;
  }).join('');
  return [
    circle(x, y, radius, { fill: DEEP, stroke: '#8C9197', 'stroke-width': 3 }),
    path(ticks, line('#E9EAE8', 2.4)),
    path(`M${x} ${y}L${at(0.78, needle)}`, line('#D9513F', 3.4)),
    circle(x, y, 7, area('#45484F')),
  ].join('');
}

const drawRing = (x: number, dashes: string) =>
  circle(x, 480, 40, { ...line('#7FB0C8', 5), 'stroke-dasharray': dashes });

function drawInstruments({ analogue }: Cabin): string {
  const cluster = analogue
    ? [drawDial(842, 484, 56, 2.5), drawDial(976, 484, 56, 2.2), drawBox(892, 446, 36, 70, 5, area(SCREEN))]
    : [
        drawBox(788, 424, 250, 110, 8, createInkedFill('#24343E', 1.4)),
        drawRing(850, '150 110'),
        drawRing(976, '110 150'),
        drawBox(894, 450, 40, 60, 5, area(SCREEN)),
      ];
  return [
    path(
      'M740 500C748 420 780 386 850 380H980C1040 386 1070 420 1078 500L1066 560H752Z',
      createInkedFill(PAD, 2.8),
    ),
    path(
      'M762 500C770 440 796 412 856 408H970C1026 412 1050 440 1056 500L1048 552H770Z',
      createInkedFill('#16181D', 1.8),
    ),
    ...cluster,
  ].join('');
}

const drawWheelRim = (weight: number, color: string) =>
  element('ellipse', { cx: 910, cy: 612, rx: 178, ry: 172, ...line(color, weight) });

function drawSteeringWheel({ accent }: Cabin): string {
  const spokes =
    'M738 594C790 588 814 566 850 556H970C1006 566 1030 588 1082 594L1080 636C1030 638 1000 662 976 690' +
    'L954 782H866L844 690C820 662 790 638 740 636Z';
  const hub =
    'M848 566C880 552 940 552 972 566C984 602 976 652 954 680C930 692 890 692 866 680C844 652 836 602 848 566Z';
  return [
    path('M800 590L716 566', line(TRIM, 12)),
    path('M1010 590L1092 566', line(TRIM, 12)),
    path('M850 600H970L1000 800H820Z', createInkedFill(TRIM)),
    path(spokes, createInkedFill('#2F3238', 2.4)),
    path('M886 708H934L928 772H892Z', createInkedFill(accent, 1.4)),
    drawWheelRim(34, INK),
    drawWheelRim(29, TRIM),
    path('M760 520A178 172 0 0 1 1060 520', line('#5A5E65', 4)),
    path(hub, createInkedFill('#3A3D43')),
    element('ellipse', { cx: 910, cy: 616, rx: 24, ry: 18, ...createInkedFill(METAL, 1.6) }),
    drawBox(770, 598, 46, 26, 8, createInkedFill(DEEP, 1.4)),
    drawBox(1004, 598, 46, 26, 8, createInkedFill(DEEP, 1.4)),
    path('M782 611h22M1016 611h22', line('#8C9197', 2)),
  ].join('');
}

/**
 * Draws the driver's place; pixels, y down. It is drawn for right-hand drive and mirrored for
 * left-hand drive, except for the lettering.
 */
export function drawInterior(
  bodyType: string,
  modelSeed: string | number,
  steering: 'right' | 'left',
): string {
  const cabin = pickCabin(bodyType, modelSeed);
  const frame = rect(FRAME.x, FRAME.y, FRAME.width, FRAME.height, { rx: 6 });
  const left = steering === 'left';
  const cockpit = group(
    { transform: left ? 'translate(1200 0) scale(-1 1)' : undefined },
    drawPassengerSide(cabin),
    drawCentreStack(cabin),
    drawInstruments(cabin),
    drawSteeringWheel(cabin),
  );
  return (
    element('clipPath', { id: 'cab' }, frame) +
    group(
      { 'clip-path': 'url(#cab)', 'stroke-linejoin': 'round', 'stroke-linecap': 'round' },
      drawWindscreen(cabin),
      drawDashboard(cabin),
      cockpit,
    ) +
    rect(FRAME.x, FRAME.y, FRAME.width, FRAME.height, { rx: 6, ...line(INK, 2.4) }) +
    drawLettering(left ? 'LHD' : 'RHD', 1118, 766, 16, { anchor: 'end', color: '#E9EAE8', weight: 1.6 })
  );
}
