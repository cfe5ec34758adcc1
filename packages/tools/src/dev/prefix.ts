import pc from 'picocolors';
import { SERVICES } from '../start/settings.ts';
import type { Service } from '../start/settings.ts';

const COLOURS: Record<Service, (text: string) => string> = {
  main: pc.cyan,
  china: pc.red,
  spec: pc.yellow,
  backend: pc.green,
};
const WIDTH = Math.max(...SERVICES.map((service) => service.length));

/** `main    │ the line`, in the service's colour. */
export function prefixed(service: Service, line: string): string {
  return `${COLOURS[service](`${service.padEnd(WIDTH)} │`)} ${line}`;
}
