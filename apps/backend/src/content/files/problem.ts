import { OperatorError } from '../../lib/OperatorError.ts';

/** A fault in a content file, and its place. */
export interface Problem {
  /** Inside the content folder: `articles/utilsbor-2026.md`. */
  readonly file: string;
  /** From 1; 0 for the file as a whole. */
  readonly line: number;
  /** Tells the editor what is wrong and what would be right. */
  readonly message: string;
}

/** `articles/utilsbor-2026.md:3: category "tamozhny" is not one of …`. */
export const formatProblem = ({ file, line, message }: Problem): string =>
  `${file}${line > 0 ? `:${line}` : ''}: ${message}`;

/** A content folder has faults. The message lists all of them, one per line. */
export class ContentProblems extends OperatorError {
  override readonly name = 'ContentProblems';
  readonly problems: readonly Problem[];
  constructor(problems: readonly Problem[]) {
    super(problems.map(formatProblem).join('\n'));
    this.problems = problems;
  }
}
