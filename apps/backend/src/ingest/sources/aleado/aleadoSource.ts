import { folderVariable, defineVariableGroup } from '../../../lib/variableGroup.ts';
import { defineLotSource } from '../../Source.ts';
import { readAleado } from './readAleado.ts';

/** Japanese auctions and their results as newline-delimited JSON. */
export const aleado = defineLotSource({
  name: 'aleado',
  about: 'Japanese auctions and motorcycles, a folder of files',
  variables: defineVariableGroup({
    needs: { VVOZ_ALEADO_DIR: folderVariable.describe('folder with the dumps') },
    options: {},
    settings: ({ VVOZ_ALEADO_DIR: dir }) => ({ dir }),
  }),
  tables: [
    { table: 'japan', type: 'japan', priceUnit: 1000, sheet: 'number 0' },
    { table: 'japan_st', type: 'japan_st', priceUnit: 1000, sheet: 'number 0' },
    { table: 'bike', type: 'bike', priceUnit: 1000, sheet: 'number 0' },
    { table: 'bike_st', type: 'bike_st', priceUnit: 1000, sheet: 'number 0' },
  ],
  readRecord: readAleado,
  folder: ({ dir }) => dir,
  // Checking the folder is cheap. An import starts only when its files have changed.
  schedule: { pattern: '* * * * *', ifChanged: true },
});
