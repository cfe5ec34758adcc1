/** Flags for every Chromium: no sandbox, because containers have none, and no network traffic except for the pages. */
export const CHROMIUM_FLAGS: string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Flags for tests, which do not measure. */
export const CHROMIUM_TEST_FLAGS: string[] = [
  ...CHROMIUM_FLAGS,
  // A browser that draws in its own process takes a tenth less processor time.
  '--in-process-gpu',
  // With site isolation a spare renderer is started for each page, which takes a sixth.
  '--disable-site-isolation-trials',
];
