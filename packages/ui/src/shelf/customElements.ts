// React knows the names of its own elements only; these take the attributes of a span.

/** Favourite and compare buttons of a lot, defined in an idle moment (`shelf/LotTools`). */
export const LotToolsElement = 'lot-tools' as 'span';

/** The button that keeps a list, defined in an idle moment (`shelf/SaveSearch`). */
export const SaveSearchElement = 'save-search' as 'span';
