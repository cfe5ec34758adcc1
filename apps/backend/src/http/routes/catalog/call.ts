import type { FilterInput } from '@vvoz/api/wire/filterSchema';
import { callOf, type Call } from '../../../catalogue/scope.ts';
import { Refusal } from '../../server/errors.ts';
import type { Services } from '../route.ts';

/** What a filtered call is about, its set looked up. Throws the refusal of a set that is not there. */
export async function readCall({ content }: Pick<Services, 'content'>, input: FilterInput): Promise<Call> {
  const id = (input as Readonly<Record<string, unknown>>)['set_id'];
  if (typeof id !== 'string' || id === '') return callOf(input);
  const set = await content.set(id);
  if (!set) throw new Refusal(400, 'bad_value', `set_id ${id} is no set of ours`, 'set_id');
  return callOf(input, set.filter);
}
