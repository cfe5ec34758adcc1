import { useState, type SyntheticEvent } from 'react';
import { Icon } from '@vvoz/ui/primitives/Icon/Icon.tsx';
import { TransferCard } from '@vvoz/ui/shelf/TransferCard/TransferCard.tsx';
import { reportBug } from '@vvoz/site-browser/page/outage.ts';
import { pageShelf } from '@vvoz/site-browser/shelf/pageShelf.ts';
import { makeTransferLink } from '@vvoz/site-browser/shelf/transfer/transferLink.ts';
import { warnOfShelf } from '@vvoz/site-browser/shelf/readList.ts';
import * as css from './ShelfPage.css.ts';

type Made = ReturnType<typeof makeTransferLink> & { readonly modules?: readonly (readonly boolean[])[] };

/** Draws the code with a library that is loaded only now. When that fails, the page has the link alone. */
async function drawCode(link: string): Promise<Made['modules']> {
  try {
    const { encode } = await import('uqr');
    return encode(link, { ecc: 'L', border: 0 }).data;
  } catch (error) {
    reportBug(error);
    return undefined;
  }
}

const listKeys = (name: 'favourites' | 'compare') => pageShelf.read(name).map(({ lot }) => lot);

/** «На другое устройство»: the link and its code are made when it is opened. */
export function TransferPart() {
  const [made, setMade] = useState<Made>();
  const [copied, setCopied] = useState(false);
  const make = async () => {
    const transfer = { favourites: listKeys('favourites'), compare: listKeys('compare') };
    const link = makeTransferLink(`${location.origin}${location.pathname}`, transfer);
    setCopied(false);
    const modules = await drawCode(link.link);
    setMade({ ...link, ...(modules ? { modules } : {}) });
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(made?.link ?? '');
      setCopied(true);
    } catch (error) {
      // The field has the link; it can be copied by hand.
      warnOfShelf('the link was not copied', error);
    }
  };
  const follow = (event: SyntheticEvent<HTMLDetailsElement>) => {
    if (event.currentTarget.open) void make();
  };
  return (
    <details onToggle={follow}>
      <summary className={css.opener}>
        <Icon name="share" />
        Открыть на другом устройстве
      </summary>
      {made ? <TransferCard {...made} copied={copied} onCopy={() => void copy()} /> : <p>Готовим ссылку…</p>}
    </details>
  );
}
