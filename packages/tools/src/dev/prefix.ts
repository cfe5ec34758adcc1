import pc from 'picocolors';
import { SERVICES, type Service } from '../start/settings.ts';

/** A program that prints during development: a service, or the build of the styles. */
type Printer = Service | 'styles';

const PRINTERS: readonly Printer[] = [...SERVICES, 'styles'];
/** Colours of the printers, in their order. They repeat when there are more printers. */
const COLOURS = [pc.cyan, pc.red, pc.yellow, pc.green, pc.magenta, pc.blue];
const WIDTH = Math.max(...PRINTERS.map((printer) => printer.length));

/** Formats a line as `main    │ the line`, the prefix in the printer's colour. */
export function prefixLine(printer: Printer, line: string): string {
  const colour = COLOURS[PRINTERS.indexOf(printer) % COLOURS.length] ?? pc.white;
  return `${colour(`${printer.padEnd(WIDTH)} │`)} ${line}`;
}
