import { eachLine } from './finding.ts';
import type { Check } from './finding.ts';

/** Programs, settings and helpers of tests run before or beside the apps; every app reads its environment in one file. */
const ALLOWED =
  /(^|\/)env\.ts$|^packages\/tools\/|\.config\.[cm]?[jt]s$|(^|\/)cli\/|^\.storybook\/|(^|\/)testing\/|\.(test|spec)\.tsx?$|^packages\/e2e\//;

/** Settings enter through one door: `process.env` in an app's env.ts, nowhere else in what is shipped. */
export const env: Check = (files) =>
  files.flatMap((file) => {
    if (!/\.[cm]?[jt]sx?$/.test(file.path) || ALLOWED.test(file.path)) return [];
    return eachLine(file, (line) =>
      // NODE_ENV and NEXT_RUNTIME are replaced by the bundlers and are no settings of ours.
      /\bprocess\.env\b(?!\.NODE_ENV\b|\.NEXT_RUNTIME\b|\['NODE_ENV'\])/.test(line)
        ? "process.env is read in the app's env.ts only (parsed there by zod)"
        : undefined,
    );
  });
