import { lazy } from 'react';
// Styles of a lazy component load with its script. Here they load with the page, because the server renders the table.
import '@vvoz/ui/lots/LotTable/LotTable.css.ts';

/** The lots as a table. Few visitors choose it, so its script loads when it is shown. */
export const LotTable = lazy(async () => ({
  default: (await import('@vvoz/ui/lots/LotTable/LotTable.tsx')).LotTable,
}));
