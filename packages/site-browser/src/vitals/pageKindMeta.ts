/** Name of the `<meta>` that says which kind of page a document is, for figures about its speed. */
export const PAGE_KIND_META = 'vvoz-page';
