import { isRobot } from '../../address/robotGuards.ts';

/** How a shared link is answered: a redirect to the lot, the preview, or a preview that sends browsers on to the lot. */
export type PreviewResponse = 'redirect' | 'preview' | 'previewAndRefresh';

/**
 * Decides how to answer. Robots get the preview, because the lot's page refuses them. Another request with
 * `Sec-Fetch-Mode: navigate` is redirected: since 2023 every browser sends this header for a click, and no preview program
 * of a messenger does. All others get the preview, so that a new messenger needs no row here; it sends old browsers on to
 * the lot (`refresh`).
 */
export function decidePreview(headers: Pick<Headers, 'get'>): PreviewResponse {
  if (isRobot(headers.get('user-agent') ?? '')) return 'preview';
  return headers.get('sec-fetch-mode') === 'navigate' ? 'redirect' : 'previewAndRefresh';
}

/** The headers that the decision depends on. */
export const PREVIEW_VARY = 'User-Agent, Sec-Fetch-Mode';
