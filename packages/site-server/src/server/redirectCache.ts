/** Cache-Control of redirects to the canonical address of a page. Their rules change only with a release. */
export const REDIRECT_CACHE = 'public, max-age=3600';
