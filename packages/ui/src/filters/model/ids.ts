/** Id of the filter form. Controls outside it refer to it in their `form` attribute. */
export const FORM_ID = 'filter-form';
/** Id of the filters (a sheet on phones): the target of «Фильтры». */
export const SHEET_ID = 'filters';
/** Id of the column of lots: the target of closing the sheet without JavaScript. */
export const LIST_ID = 'lots';
/** Id of the heading above the lots of a catalogue of sold lots, below what they have sold for. */
export const SOLD_ID = 'sold';
