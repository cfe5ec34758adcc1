import * as css from './TransferCard.css.ts';

/** Width of the quiet zone, in modules: the light border without which cameras do not find the code. */
const QUIET_ZONE = 4;

/** Draws a QR code. @param modules rows of the code, true for a dark module */
export function QrCode({ modules, label }: { modules: readonly (readonly boolean[])[]; label: string }) {
  const size = modules.length + 2 * QUIET_ZONE;
  const path = modules
    .flatMap((row, y) =>
      row.flatMap((isDark, x) => (isDark ? [`M${x + QUIET_ZONE} ${y + QUIET_ZONE}h1v1h-1z`] : [])),
    )
    .join('');
  return (
    <svg
      className={css.code}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path} fill="currentColor" />
    </svg>
  );
}
