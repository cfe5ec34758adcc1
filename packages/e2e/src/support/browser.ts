const executablePath = process.env['CHROMIUM_PATH'];

const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  // Otherwise a spare renderer is started for each page, which takes a sixth of the processor time.
  '--disable-site-isolation-trials',
  // A browser that draws in its own process takes a tenth less processor time.
  '--in-process-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const createLaunchOptions = (more: readonly string[]) => ({
  ...(executablePath ? { executablePath } : {}),
  args: [...ARGS, ...more],
});

/** A browser that loads no pictures. To draw, load and decode them takes a fifth of all processor time of the tests. */
export const WITHOUT_PICTURES = {
  launchOptions: createLaunchOptions(['--blink-settings=imagesEnabled=false']),
};

/** A browser as visitors have it, for files whose tests look at pictures or at all requests of a page: `test.use(WITH_PICTURES)`. */
export const WITH_PICTURES = { launchOptions: createLaunchOptions([]) };
