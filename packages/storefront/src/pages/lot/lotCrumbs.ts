import { formatBrand, formatModel } from '@vvoz/catalogue/words/brands';
import { formatCatalogueAddress } from '@vvoz/catalogue/address/cataloguePath';
import { hasFixedPrice } from '@vvoz/catalogue/lots/fixedPrice';
import type { Lot } from '@vvoz/catalogue/lots/lot';
import { EMPTY_QUERY } from '@vvoz/catalogue/query/query';
import type { Template } from '@vvoz/catalogue/templates/templates';

/** «Предложение 2023 года», for a lot without a number. */
const formatUnnumbered = (lot: Lot): string =>
  [hasFixedPrice(lot) ? 'Предложение' : 'Лот', lot.year && `${lot.year} года`].filter(Boolean).join(' ');

/** Lists the breadcrumbs: front page, catalogue, brand, model, body code, lot. Without a catalogue only front page and lot. */
export function listLotCrumbs(lot: Lot, template: Template | undefined) {
  const home = { label: 'Главная', href: '/' };
  const last = { label: lot.lotNumber ? `Лот ${lot.lotNumber}` : formatUnnumbered(lot) };
  if (!template) return [home, last];
  const formatHref = (lists: Parameters<typeof formatCatalogueAddress>[1]['lists']) =>
    formatCatalogueAddress(template.path, { ...EMPTY_QUERY, lists });
  const brand = { brand: [lot.brand] };
  const model = { ...brand, model: [lot.model] };
  return [
    home,
    // On a host whose front page is this catalogue, «Главная» is the link to it.
    ...(template.path === home.href ? [] : [{ label: template.title, href: template.path }]),
    { label: formatBrand(lot.brand), href: formatHref(brand) },
    { label: formatModel(lot.model), href: formatHref(model) },
    ...(lot.kuzov ? [{ label: lot.kuzov, href: formatHref({ ...model, kuzov: [lot.kuzov] }) }] : []),
    last,
  ];
}
