import { OperatorError } from '../../lib/OperatorError.ts';

/** What is wrong with a content file, and where. */
export interface Problem {
  /** Inside the content folder: `articles/utilsbor-2026.md`. */
  readonly file: string;
  /** From 1; 0 where it is the file as a whole. */
  readonly line: number;
  /** For the editor: what is wrong and what would be right. */
  readonly message: string;
}

/** `articles/utilsbor-2026.md:3: category "tamozhny" is not one of …`. */
export const sayProblem = ({ file, line, message }: Problem): string =>
  `${file}${line > 0 ? `:${line}` : ''}: ${message}`;

/** Thrown when a content folder cannot be taken as it is: every problem at once. */
export class ContentProblems extends OperatorError {
  override readonly name = 'ContentProblems';
  readonly problems: readonly Problem[];
  constructor(problems: readonly Problem[]) {
    super(problems.map(sayProblem).join('\n'));
    this.problems = problems;
  }
}
