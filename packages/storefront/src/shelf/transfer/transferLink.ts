import { packTransfer, unpackTransfer, type Transfer, type TransferProblem } from './transferText.ts';

/** Characters of a link: messengers and QR codes take so many. */
const MAX_LINK = 2000;
const NAME = '#p=';

/**
 * Makes the link that brings a shelf to another device. The oldest favourites are left out when they do not fit; `left` is
 * their number. What is in the fragment of an address is not sent to any server.
 * @param page the full address of the page of favourites
 */
export function makeTransferLink(
  page: string,
  transfer: Transfer,
): { readonly link: string; readonly left: number } {
  for (let count = transfer.favourites.length; count >= 0; count -= 1) {
    const link = `${page}${NAME}${packTransfer({ ...transfer, favourites: transfer.favourites.slice(0, count) })}`;
    if (link.length <= MAX_LINK || count === 0) return { link, left: transfer.favourites.length - count };
  }
  return { link: page, left: 0 };
}

/** Reads the fragment of an address; undefined when it brings no shelf. */
export function readTransferLink(fragment: string): Transfer | TransferProblem | undefined {
  return fragment.startsWith(NAME) ? unpackTransfer(fragment.slice(NAME.length)) : undefined;
}
