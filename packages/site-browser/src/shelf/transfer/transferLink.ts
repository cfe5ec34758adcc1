import { packTransfer, unpackTransfer, type Transfer, type TransferProblem } from './transferText.ts';

/** Longest link that messengers and QR codes accept, in characters. */
const MAX_LINK = 2000;
/** Beginning of a fragment that contains a shelf. */
const PREFIX = '#p=';

/**
 * Makes the link that moves a shelf to another device. The oldest favourites are left out when they do not fit;
 * `omitted` is their number. The shelf is in the fragment of the address, which no server gets.
 * @param page the full address of the page of favourites
 */
export function makeTransferLink(
  page: string,
  transfer: Transfer,
): { readonly link: string; readonly omitted: number } {
  const { favourites } = transfer;
  const makeLink = (count: number) =>
    page + PREFIX + packTransfer({ ...transfer, favourites: favourites.slice(0, count) });
  let count = favourites.length;
  let link = makeLink(count);
  while (link.length > MAX_LINK && count > 0) {
    count -= 1;
    link = makeLink(count);
  }
  return { link, omitted: favourites.length - count };
}

/** Reads the fragment of an address; undefined when it contains no shelf. */
export function readTransferLink(fragment: string): Transfer | TransferProblem | undefined {
  return fragment.startsWith(PREFIX) ? unpackTransfer(fragment.slice(PREFIX.length)) : undefined;
}
