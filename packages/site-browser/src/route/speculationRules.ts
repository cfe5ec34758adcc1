/** Attributes of a link whose document is to be loaded ahead, or loaded and rendered. */
export const AHEAD = { prefetch: 'data-prefetch', prerender: 'data-prerender' } as const;

/**
 * Speculation rules, the only way to load a document ahead whose server requires revalidation. They select links by their
 * attributes, so that their text is always the same: the policy of a page names it by its hash.
 */
export const SPECULATION_RULES = JSON.stringify(
  Object.fromEntries(
    Object.entries(AHEAD).map(([action, attribute]) => [
      action,
      [{ source: 'document', where: { selector_matches: `[${attribute}]` }, eagerness: 'immediate' }],
    ]),
  ),
);
