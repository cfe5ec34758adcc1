import type { FilterInput } from '@vvoz/api/wire/filterSchema';
import { buildCall, type Call } from '../../../catalogue/buildCall.ts';
import { Refusal } from '../../server/errors.ts';
import type { Services } from '../route.ts';

/** Reads the filters of a call and looks up its set. Throws a 400 when the set does not exist. */
export async function readCall({ content }: Pick<Services, 'content'>, input: FilterInput): Promise<Call> {
  const id = (input as Readonly<Record<string, unknown>>)['set_id'];
  if (typeof id !== 'string' || id === '') return buildCall(input);
  const set = await content.set(id);
  if (!set) throw new Refusal(400, 'bad_value', `set_id ${id}: this set does not exist`, 'set_id');
  return buildCall(input, set.filter);
}
