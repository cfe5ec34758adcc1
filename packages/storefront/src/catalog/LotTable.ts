import { lazy } from 'react';
// The styles of a lazy part come with its script. These come with the page, because the server renders the table.
import '@vvoz/ui/lots/LotTable/LotTable.css.ts';

/** The lots as a table, which few visitors choose: its script is loaded when it is shown. */
export const LotTable = lazy(async () => ({
  default: (await import('@vvoz/ui/lots/LotTable/LotTable.tsx')).LotTable,
}));
