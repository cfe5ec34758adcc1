import { isRobot } from '../security/guards.ts';

/** How a shared link is answered: a redirect to the lot, the preview, or a preview that sends browsers on to the lot. */
export type PreviewAnswer = 'redirect' | 'preview' | 'previewAndRefresh';

/**
 * Decides how to answer by a header that only browsers send. Since 2023 every click in a browser sends `Sec-Fetch-Mode:
 * navigate`, and no previewer does: such a request is redirected. All others get the preview, so that a new messenger needs no
 * row here. The preview sends old browsers on to the lot (`refresh`), but not robots, because the lot's page refuses them.
 */
export function decidePreview(headers: Pick<Headers, 'get'>): PreviewAnswer {
  if (isRobot(headers.get('user-agent') ?? '')) return 'preview';
  return headers.get('sec-fetch-mode') === 'navigate' ? 'redirect' : 'previewAndRefresh';
}

/** The headers that the decision depends on. */
export const PREVIEW_VARY = 'User-Agent, Sec-Fetch-Mode';
