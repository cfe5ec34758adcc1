import pc from 'picocolors';
import { SERVICES, type Service } from '../start/settings.ts';

/** Taken in the order of the services, from the start again when they run out. */
const COLOURS = [pc.cyan, pc.red, pc.yellow, pc.green, pc.magenta, pc.blue];
const WIDTH = Math.max(...SERVICES.map((service) => service.length));

/** `main    │ the line`, in the service's colour. */
export function prefixed(service: Service, line: string): string {
  const colour = COLOURS[SERVICES.indexOf(service) % COLOURS.length] ?? pc.white;
  return `${colour(`${service.padEnd(WIDTH)} │`)} ${line}`;
}
