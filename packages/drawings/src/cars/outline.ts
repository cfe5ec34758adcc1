import { formatNumber } from '../core/svg.ts';
import type { CarProfile } from './carTypes.ts';

/** The gap between tyre and arch, mm. */
export const ARCH_GAP = 34;

/** Returns half the width, mm, of an arch of this radius at the height of the sill. */
function measureHalfArch({ wheelRadius, sill }: CarProfile, radius: number): number {
  return Math.sqrt(radius * radius - (wheelRadius - sill) * (wheelRadius - sill));
}

/** Closes the upper contour along the sill, with two wheel arches. */
export function closeOutline(profile: CarProfile): string {
  const { sill, frontOverhang, wheelbase } = profile;
  const radius = profile.wheelRadius + ARCH_GAP;
  const half = measureHalfArch(profile, radius);
  const arch = (x: number, startY: number) =>
    `L${formatNumber(x + half)} ${startY}A${radius} ${radius} 0 1 1 ${formatNumber(x - half)} ${sill}`;
  return `${profile.body}${arch(frontOverhang + wheelbase, sill + 6)}${arch(frontOverhang, sill)}Z`;
}

/** Traces both arches as open arcs of this radius. */
export function traceArches(profile: CarProfile, radius: number): string {
  const half = measureHalfArch(profile, radius);
  const { frontOverhang, wheelbase, sill } = profile;
  return [frontOverhang, frontOverhang + wheelbase]
    .map(
      (x) => `M${formatNumber(x + half)} ${sill}A${radius} ${radius} 0 1 1 ${formatNumber(x - half)} ${sill}`,
    )
    .join('');
}
