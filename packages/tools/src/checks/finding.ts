/** A text file of the repository. */
export interface SourceFile {
  /** From the root, with forward slashes. */
  path: string;
  text: string;
}

/** One place that breaks a rule. */
export interface Finding {
  path: string;
  /** From 1. */
  line: number;
  message: string;
}

/** A rule over all files of the repository. */
export type Check = (files: SourceFile[]) => Finding[];

/** Formats a finding as `path:line  message`, which terminals and editors make clickable. */
export function formatFinding({ path, line, message }: Finding): string {
  return `${path}:${line}  ${message}`;
}

/** Calls `visit` for each line of the file. Returns a finding for each line for which it returns a message. */
export function eachLine(file: SourceFile, visit: (line: string) => string | undefined): Finding[] {
  return file.text.split('\n').flatMap((line, index) => {
    const message = visit(line);
    return message === undefined ? [] : [{ path: file.path, line: index + 1, message }];
  });
}
