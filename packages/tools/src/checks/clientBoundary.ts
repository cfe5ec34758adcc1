import type { Check } from './finding.ts';

/** Next demands that these two are client components, whatever they are called. */
const NEXT_CLIENT_FILES = /(^|\/)(error|global-error)\.tsx$/;
const CLIENT_FILE = /\.client\.tsx$/;
const DIRECTIVE = /^(?:\s|\/\/[^\n]*\n|\/\*[\s\S]*?\*\/)*(['"])use client\1/;

/** The hydrated part is visible in a directory listing: `*.client.tsx` and only such files say 'use client'. */
export const clientBoundary: Check = (files) =>
  files.flatMap(({ path, text }) => {
    if (!/^(apps|packages)\/[^/]+\/src\/.*\.tsx?$/.test(path)) return [];
    const says = DIRECTIVE.test(text);
    const may = CLIENT_FILE.test(path) || NEXT_CLIENT_FILES.test(path);
    if (says && !may) return [{ path, line: 1, message: "says 'use client': name the file *.client.tsx" }];
    if (!says && CLIENT_FILE.test(path))
      return [{ path, line: 1, message: "does not begin with 'use client'" }];
    return [];
  });
