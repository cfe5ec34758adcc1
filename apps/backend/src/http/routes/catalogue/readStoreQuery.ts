import type { FilterInput } from '@vvoz/api/wire/filterSchema';
import { buildStoreQuery, type StoreQuery } from '../../../catalogue/buildStoreQuery.ts';
import { Refusal } from '../../server/errors.ts';
import type { Services } from '../route.ts';

/** Reads the filters of a call and looks up its set. Throws a 400 when the set does not exist. */
export async function readStoreQuery(
  { content }: Pick<Services, 'content'>,
  input: FilterInput,
): Promise<StoreQuery> {
  const id = (input as Readonly<Record<string, unknown>>)['set_id'];
  if (typeof id !== 'string' || id === '') return buildStoreQuery(input);
  const set = await content.set(id);
  if (!set) throw new Refusal(400, 'bad_value', `set_id ${id}: this set does not exist`, 'set_id');
  return buildStoreQuery(input, set.filter);
}
