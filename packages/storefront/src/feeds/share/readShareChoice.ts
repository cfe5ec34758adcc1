import { CHOICE_PARAMETERS } from '../../model/lotChoice.ts';

/** Characters of a value, as in the address of a lot's page. */
const MAX_VALUE = 40;

/** Returns the choices of a lot's page among the parameters of a link: `?variant=raspil&city=omsk`, or ''. */
export function readShareChoice(search: URLSearchParams): string {
  const chosen = new URLSearchParams(
    CHOICE_PARAMETERS.flatMap((name) => {
      const value = search.get(name)?.trim().slice(0, MAX_VALUE) ?? '';
      return value === '' ? [] : [[name, value]];
    }),
  ).toString();
  return chosen === '' ? '' : `?${chosen}`;
}
