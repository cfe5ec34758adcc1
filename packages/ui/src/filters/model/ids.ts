/** The filter form; controls outside it name it in their `form` attribute. */
export const FORM_ID = 'filter-form';
/** The rail, which is a sheet on phones: the target of «Фильтры». */
export const SHEET_ID = 'filters';
/** The column with the lots: where closing the sheet without JavaScript leads. */
export const LIST_ID = 'lots';
