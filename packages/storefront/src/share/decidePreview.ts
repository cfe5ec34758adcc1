import { isRobot } from '../security/guards.ts';

/** How a link to share is answered: sends a person on, or shows the preview, which may send on what is a browser after all. */
export type PreviewAnswer = 'redirect' | 'preview' | 'previewAndRefresh';

/**
 * Decides by what browsers alone send. `Sec-Fetch-Mode: navigate` comes with every click in a browser since 2023, and from no
 * previewer: these are redirected. Everyone else gets the preview, so that a new messenger needs no line here. Old browsers
 * are sent on by it, too (`refresh`). Robots are not, because the lot's page refuses them.
 */
export function decidePreview(headers: Pick<Headers, 'get'>): PreviewAnswer {
  if (isRobot(headers.get('user-agent') ?? '')) return 'preview';
  return headers.get('sec-fetch-mode') === 'navigate' ? 'redirect' : 'previewAndRefresh';
}

/** The headers that the decision depends on. */
export const PREVIEW_VARY = 'User-Agent, Sec-Fetch-Mode';
