import type { Page } from 'playwright';
import { waitForPictures } from './waitForPictures.ts';

/** Size in px of stories and modes without a viewport; Chromatic's default. */
const DEFAULT_VIEWPORT = { width: 1200, height: 800 };

/** One screenshot to take: a story in one of the project's modes. */
export interface Shot {
  /** `filters-filterbar--matrix.dark`: also the picture's name. */
  readonly name: string;
  readonly storyId: string;
  /** `theme:main;scheme:dark` */
  readonly globals: string;
  readonly viewport: { readonly width: number; readonly height: number };
}

type Viewports = Readonly<
  Record<string, { readonly styles: { readonly width: string; readonly height: string } }>
>;

interface Story {
  readonly id: string;
  readonly storyGlobals?: { readonly viewport?: { readonly value?: string } };
  readonly parameters: {
    readonly chromatic?: {
      readonly disableSnapshot?: boolean;
      readonly modes?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
    };
    readonly viewport?: { readonly options?: Viewports };
  };
}

/** The interface that Storybook offers to programs in its page; Chromatic uses it too. */
interface Preview {
  ready(): Promise<unknown>;
  extract(): Promise<Record<string, Story>>;
  readonly currentRender?: { readonly phase?: string };
}
// oxlint-disable-next-line no-underscore-dangle -- Storybook's own name
declare const __STORYBOOK_PREVIEW__: Preview | undefined;

/** Size of a viewport by its name in Storybook. */
function findViewport(viewports: Viewports | undefined, name: unknown): Shot['viewport'] {
  const styles = typeof name === 'string' ? viewports?.[name]?.styles : undefined;
  return styles
    ? { width: Number.parseInt(styles.width, 10), height: Number.parseInt(styles.height, 10) }
    : DEFAULT_VIEWPORT;
}

/** Lists every story with snapshots, once per mode, sorted by name. */
export async function listShots(page: Page, url: string): Promise<Shot[]> {
  await page.goto(`${url}/iframe.html`);
  await page.waitForFunction(() => typeof __STORYBOOK_PREVIEW__ !== 'undefined');
  // Only plain values can leave the page, so only the needed parameters are copied.
  const stories = await page.evaluate(async (): Promise<Story[]> => {
    await __STORYBOOK_PREVIEW__?.ready();
    return Object.values((await __STORYBOOK_PREVIEW__?.extract()) ?? {}).map((story) => ({
      id: story.id,
      storyGlobals: { viewport: story.storyGlobals?.viewport ?? {} },
      parameters: {
        chromatic: story.parameters.chromatic ?? {},
        viewport: { options: story.parameters.viewport?.options ?? {} },
      },
    }));
  });
  return stories
    .filter(({ parameters }) => parameters.chromatic?.disableSnapshot === false)
    .flatMap(({ id, storyGlobals, parameters }) =>
      Object.entries(parameters.chromatic?.modes ?? { usual: {} }).map(
        ([mode, { viewport = storyGlobals?.viewport?.value, ...globals }]) => ({
          name: `${id}.${mode}`,
          storyId: id,
          globals: Object.entries(globals)
            .map(([name, value]) => `${name}:${String(value)}`)
            .join(';'),
          viewport: findViewport(parameters.viewport?.options, viewport),
        }),
      ),
    )
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
}

/** Opens a story and waits until its play function, fonts and pictures are done. Throws when the story fails. */
export async function openShot(page: Page, url: string, shot: Shot): Promise<void> {
  await page.setViewportSize(shot.viewport);
  await page.goto(`${url}/iframe.html?id=${shot.storyId}&viewMode=story&globals=${shot.globals}`);
  const phase = await page.waitForFunction(() => {
    const now =
      typeof __STORYBOOK_PREVIEW__ === 'undefined' ? '' : __STORYBOOK_PREVIEW__.currentRender?.phase;
    return ['finished', 'errored', 'aborted'].includes(now ?? '') ? now : undefined;
  });
  if ((await phase.jsonValue()) !== 'finished') throw new Error(`the story ${shot.storyId} fails`);
  await waitForPictures(page);
}
