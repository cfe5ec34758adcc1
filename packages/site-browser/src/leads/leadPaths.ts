/** Where a form is sent, on the site's own host. */
export const SEND_PATH = '/api/request/send';
/** The page of the request form, for links without scripts and for the answer to a plain POST. */
export const REQUEST_PAGE_PATH = '/zayavka';
/** The place of the form within a page. */
export const REQUEST_ANCHOR = 'request';
