import { CHROMIUM_TEST_FLAGS } from '@vvoz/tools/chromium/chromiumFlags';

const executablePath = process.env['CHROMIUM_PATH'];

const createLaunchOptions = (more: readonly string[]) => ({
  ...(executablePath ? { executablePath } : {}),
  args: [...CHROMIUM_TEST_FLAGS, ...more],
});

/** A browser that loads no pictures. Drawing, loading and decoding them takes a fifth of the tests' processor time. */
export const WITHOUT_PICTURES = {
  launchOptions: createLaunchOptions(['--blink-settings=imagesEnabled=false']),
};

/** A browser that loads pictures. Files whose tests look at pictures, or at all requests of a page: `test.use(WITH_PICTURES)`. */
export const WITH_PICTURES = { launchOptions: createLaunchOptions([]) };
