// React has no types for custom elements; these take the attributes of a span.

/** Favourite and compare buttons of a lot, defined in an idle moment (`shelf/LotTools`). */
export const LotToolsElement = 'lot-tools' as 'span';

/** The button that saves the list on screen, defined in an idle moment (`shelf/SaveSearch`). */
export const SaveSearchElement = 'save-search' as 'span';
