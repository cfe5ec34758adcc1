import type { FacetOption } from '@vvoz/catalogue/query/view';
import type { RequestOptions, Pairs } from '../http.ts';
import { brandsSchema, colorsSchema, modelsSchema, seriesSchema } from './responses.ts';
import type { createReadList } from './readList.ts';

type Options = Promise<readonly FacetOption[]>;

/**
 * Creates the calls that load brands, models, body codes and colours, each name with its number of lots. The answers of
 * both versions have the same shape.
 */
export const createNameRequests = (readList: ReturnType<typeof createReadList>) => ({
  brands: async (path: string, pairs: Pairs, call?: RequestOptions): Options =>
    (await readList(brandsSchema, path, pairs, call)).items.map((item) => ({
      value: item.MARKA_NAME,
      count: item.COUNT,
      ...(item.IS_POPULAR ? { popular: true } : {}),
    })),
  models: async (path: string, pairs: Pairs, call?: RequestOptions): Options =>
    (await readList(modelsSchema, path, pairs, call)).items.map((item) => ({
      value: item.MODEL_NAME,
      brand: item.MARKA_NAME,
      count: item.COUNT,
      ...(item.IS_POPULAR ? { popular: true } : {}),
    })),
  series: async (path: string, pairs: Pairs, call?: RequestOptions): Options =>
    (await readList(seriesSchema, path, pairs, call)).items.map((item) => ({
      value: item.KUZOV,
      brand: item.MARKA_NAME,
      model: item.MODEL_NAME,
      count: item.COUNT,
    })),
  colors: async (path: string, pairs: Pairs, call?: RequestOptions): Options =>
    (await readList(colorsSchema, path, pairs, call)).items.map((item) => ({
      value: item.id,
      count: item.COUNT ?? 0,
    })),
});
