import pc from 'picocolors';
import { SERVICES, type Service } from '../start/settings.ts';

/** What prints during development: the services, and the program that builds the styles. */
type Printer = Service | 'styles';

const PRINTERS: readonly Printer[] = [...SERVICES, 'styles'];
/** Assigned in the order of the printers; repeated when there are more. */
const COLOURS = [pc.cyan, pc.red, pc.yellow, pc.green, pc.magenta, pc.blue];
const WIDTH = Math.max(...PRINTERS.map((printer) => printer.length));

/** Formats a line as `main    │ the line`, the prefix in the printer's colour. */
export function prefixLine(printer: Printer, line: string): string {
  const colour = COLOURS[PRINTERS.indexOf(printer) % COLOURS.length] ?? pc.white;
  return `${colour(`${printer.padEnd(WIDTH)} │`)} ${line}`;
}
