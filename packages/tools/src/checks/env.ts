import { eachLine } from './finding.ts';
import type { Check } from './finding.ts';

/** Commands, config files and tests may read the environment. */
const ALLOWED =
  /(^|\/)env\.ts$|^(packages\/tools|lab)\/|\.config\.[cm]?[jt]s$|(^|\/)cli\/|^\.storybook\/|(^|\/)testing\/|\.(test|spec)\.tsx?$|^packages\/e2e\//;

/** Reports code that reads `process.env` outside an env.ts. */
export const env: Check = (files) =>
  files.flatMap((file) => {
    if (!/\.[cm]?[jt]sx?$/.test(file.path) || ALLOWED.test(file.path)) return [];
    return eachLine(file, (line) =>
      // Bundlers replace NODE_ENV and NEXT_RUNTIME; they are not settings.
      /\bprocess\.env\b(?!\.NODE_ENV\b|\.NEXT_RUNTIME\b|\['NODE_ENV'\])/.test(line)
        ? "process.env is read in the app's env.ts only (parsed there by zod)"
        : undefined,
    );
  });
