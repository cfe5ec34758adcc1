import { HEIGHT, project, unprojectLat, unprojectLon, WIDTH } from './projection.ts';
import * as css from './OfficeMap.css.ts';

/** Distance between the lines of the grid, minutes of arc. */
const STEP = 2;

/** Lists the multiples of the step between two coordinates, in minutes of arc. */
function listMinutes(from: number, to: number): readonly number[] {
  const first = Math.ceil((from * 60) / STEP) * STEP;
  return Array.from({ length: Math.floor((to * 60 - first) / STEP) + 1 }, (_, index) => first + index * STEP);
}

/** 7 912 → «131°52′». */
const formatArc = (minutes: number): string =>
  `${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, '0')}′`;

/** The grid of the chart with its degrees, the scale and the north arrow. */
export function Frame({ kilometre }: { kilometre: number }) {
  const columns = listMinutes(unprojectLon(24), unprojectLon(WIDTH - 24));
  const rows = listMinutes(unprojectLat(HEIGHT - 24), unprojectLat(24));
  return (
    <g>
      {columns.map((minutes) => {
        const [x] = project([minutes / 60, 43]);
        return (
          <g key={minutes}>
            <path d={`M${x.toFixed(1)} 0V${HEIGHT}`} className={css.grid} />
            <text x={(x + 4).toFixed(1)} y="14" className={css.label.degree}>
              {formatArc(minutes)}
            </text>
          </g>
        );
      })}
      {rows.map((minutes) => {
        const [, y] = project([131, minutes / 60]);
        return (
          <g key={minutes}>
            <path d={`M0 ${y.toFixed(1)}H${WIDTH}`} className={css.grid} />
            <text x="6" y={(y - 5).toFixed(1)} className={css.label.degree}>
              {formatArc(minutes)}
            </text>
          </g>
        );
      })}
      <path
        d={`M${WIDTH - 24} ${HEIGHT - 20}v-6h-${kilometre}v6M${WIDTH - 24} 64V28m-6 12 6-12 6 12`}
        className={css.ink}
      />
      <text x={WIDTH - 24 - kilometre / 2} y={HEIGHT - 32} className={css.label.scale}>
        1 км
      </text>
      <text x={WIDTH - 24} y={82} className={css.label.scale}>
        С
      </text>
      <rect x="0.500" y="0.500" width={WIDTH - 1} height={HEIGHT - 1} className={css.ink} />
    </g>
  );
}
