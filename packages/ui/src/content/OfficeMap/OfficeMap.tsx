import {
  GOLDEN_BRIDGE,
  ISLAND,
  MAINLAND,
  RAILWAY,
  RUSSKY_BRIDGE,
  STATION,
  STREETS,
  type Point,
} from './shore.ts';
import { drawLine, drawShore, HEIGHT, isOnMap, KILOMETRE, project, WIDTH } from './projection.ts';
import { Frame } from './Frame.tsx';
import * as css from './OfficeMap.css.ts';

export interface OfficeMapProps {
  /** Degrees. */
  place: { readonly lat: number; readonly lon: number };
  /** «Владивосток, ул. Светланская, 1». */
  address: string;
}

const LAND = [drawShore(MAINLAND), drawShore(ISLAND)].join('');
/** Widths of the lines along the shore, from the outermost, as on a chart. */
const DEPTHS = [44, 26, 12] as const;

interface LabelProps {
  at: Point;
  look?: keyof typeof css.label;
  /** Degrees, clockwise. */
  turn?: number;
  children: string;
}

function Label({ at, look = 'place', turn = 0, children }: LabelProps) {
  const [x, y] = project(at);
  return (
    <text
      transform={`translate(${x.toFixed(0)} ${y.toFixed(0)}) rotate(${turn})`}
      className={css.label[look]}
    >
      {children}
    </text>
  );
}

/** A hand-drawn chart of the bays of Vladivostok with the office. Renders nothing for a place outside of it. */
export function OfficeMap({ place: { lat, lon }, address }: OfficeMapProps) {
  const at: Point = [lon, lat];
  if (!isOnMap(at)) return null;
  const [x, y] = project(at);
  const [stationX, stationY] = project(STATION);
  return (
    <figure className={css.figure}>
      <svg
        className={css.chart}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={`Схема центра Владивостока: офис по адресу ${address}, к западу — Амурский залив, к югу — бухта Золотой Рог и вокзал`}
      >
        {DEPTHS.map((width) => (
          <g key={width}>
            <path d={LAND} className={css.depth} strokeWidth={width} />
            <path d={LAND} className={css.water} strokeWidth={width - 1.5} />
          </g>
        ))}
        <path d={LAND} className={css.land} />
        {STREETS.map((street) => (
          <path key={drawLine(street)} d={drawLine(street)} className={css.street} />
        ))}
        <path d={drawLine(RAILWAY)} className={css.railway} />
        {[GOLDEN_BRIDGE, RUSSKY_BRIDGE].map((bridge) => (
          <path key={drawLine(bridge)} d={drawLine(bridge)} className={css.bridge} />
        ))}
        <Label at={[131.846, 43.103]} look="sea">
          Амурский залив
        </Label>
        <Label at={[131.9005, 43.1064]} look="bay" turn={15}>
          Золотой Рог
        </Label>
        <Label at={[131.866, 43.0668]} look="sea">
          Босфор Восточный
        </Label>
        <Label at={[131.9065, 43.1152]} look="minor" turn={15}>
          Светланская улица
        </Label>
        <Label at={[131.9245, 43.0935]} look="minor">
          Чуркин
        </Label>
        <Label at={[131.862, 43.0512]}>остров Русский</Label>
        <Label at={[131.9125, 43.0645]} look="minor">
          Русский мост
        </Label>
        <circle cx={stationX} cy={stationY} r="4" className={css.dot} />
        <Label at={[131.8845, 43.1082]} look="minor">
          Вокзал
        </Label>
        <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
          <circle r="9" className={css.office} />
          <circle r="3" className={css.officeDot} />
          <text x="-14" y="5" className={css.label.office}>
            Ввоз
          </text>
        </g>
        <Frame kilometre={KILOMETRE} />
      </svg>
      <figcaption className={css.caption}>Схема: очертания берегов упрощены.</figcaption>
    </figure>
  );
}
