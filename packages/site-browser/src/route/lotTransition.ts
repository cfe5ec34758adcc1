import { LOT_PICTURE } from '@vvoz/ui/lots/model/lotPicture.ts';

/** Finds the picture of the card that links to an address. */
function findCardPicture(address: string | null | undefined): HTMLElement | undefined {
  if (!address) return undefined;
  const { pathname } = new URL(address);
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-lot] a'))
    if (link.pathname === pathname) return link.closest('[data-lot]')?.querySelector('img') ?? undefined;
  return undefined;
}

/** Lets the picture of one card take part in a transition, instead of the page's own large picture. */
function nameCard(address: string | null | undefined, transition: ViewTransition | null): void {
  if (!transition) return;
  // The browser skips a late transition, which is not an error.
  transition.ready.catch(() => undefined);
  const picture = findCardPicture(address);
  if (!picture) return;
  // The first frame, which on phones is the second of the list.
  const own = document.querySelectorAll<HTMLElement>(':is(#f1, #f2) img');
  for (const frame of own) frame.style.setProperty('view-transition-name', 'none');
  picture.style.setProperty('view-transition-name', LOT_PICTURE);
  const forget = () => {
    for (const frame of own) frame.style.removeProperty('view-transition-name');
    picture.style.removeProperty('view-transition-name');
  };
  transition.finished.then(forget, forget);
}

/** Animates the picture of a card into that of the lot's page, and back. Styles alone cannot select the card. */
export function startLotTransition(): void {
  window.addEventListener('pageswap', ({ activation, viewTransition }) =>
    nameCard(activation?.entry.url, viewTransition),
  );
  window.addEventListener('pagereveal', ({ viewTransition }) =>
    nameCard(window.navigation?.activation?.from?.url, viewTransition),
  );
}
