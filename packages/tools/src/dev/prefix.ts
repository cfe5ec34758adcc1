import pc from 'picocolors';
import { SERVICES, type Service } from '../start/settings.ts';

/** Assigned in the order of the services; repeated when there are more services. */
const COLOURS = [pc.cyan, pc.red, pc.yellow, pc.green, pc.magenta, pc.blue];
const WIDTH = Math.max(...SERVICES.map((service) => service.length));

/** Formats a line as `main    │ the line`, the prefix in the service's colour. */
export function prefixLine(service: Service, line: string): string {
  const colour = COLOURS[SERVICES.indexOf(service) % COLOURS.length] ?? pc.white;
  return `${colour(`${service.padEnd(WIDTH)} │`)} ${line}`;
}
