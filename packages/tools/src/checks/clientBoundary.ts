import type { Check } from './finding.ts';

/** Next requires these files to be client components under these names. */
const NEXT_CLIENT_FILES = /(^|\/)(error|global-error)\.tsx$/;
const CLIENT_FILE = /\.client\.tsx$/;
const DIRECTIVE = /^(?:\s|\/\/[^\n]*\n|\/\*[\s\S]*?\*\/)*(['"])use client\1/;

/**
 * Reports files with 'use client' that are not named `*.client.tsx`, and the reverse. So a directory listing shows what
 * hydrates.
 */
export const clientBoundary: Check = (files) =>
  files.flatMap(({ path, text }) => {
    if (!/^(apps|packages)\/[^/]+\/src\/.*\.tsx?$/.test(path)) return [];
    const hasDirective = DIRECTIVE.test(text);
    const mayHaveDirective = CLIENT_FILE.test(path) || NEXT_CLIENT_FILES.test(path);
    if (hasDirective && !mayHaveDirective)
      return [{ path, line: 1, message: "begins with 'use client': name the file *.client.tsx" }];
    if (!hasDirective && CLIENT_FILE.test(path))
      return [{ path, line: 1, message: "does not begin with 'use client'" }];
    return [];
  });
