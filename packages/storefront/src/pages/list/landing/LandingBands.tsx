import { Band } from '@vvoz/ui/primitives/Band/Band.tsx';
import type { LandingLink, LandingLinks } from './landingLinks.ts';
import type { LandingExtras } from './loadLandingExtras.ts';
import * as css from './LandingBands.css.ts';

/** Links that are visible at once; further ones are folded. */
const MAX_UNFOLDED = 24;

export interface LandingBandsProps {
  /** Brands of a catalogue, models of a brand, body codes of a model. */
  readonly below: LandingLinks | undefined;
  /** Kinds of vehicles, by facet. */
  readonly kinds?: readonly LandingLinks[];
  readonly extras: LandingExtras;
}

const List = ({ links }: { links: readonly LandingLink[] }) => (
  <ul className={css.list}>
    {links.map(({ href, name, figure }) => (
      <li key={href}>
        {/* The figure is drawn by the stylesheet: a long list has a third fewer elements. */}
        <a className={css.link} href={href} data-figure={figure}>
          {name}
        </a>
      </li>
    ))}
  </ul>
);

function Links({ id, title, links }: LandingLinks & { id: string }) {
  const folded = links.slice(MAX_UNFOLDED);
  return (
    <Band id={id} title={title}>
      <div>
        <List links={links.slice(0, MAX_UNFOLDED)} />
        {folded.length > 0 ? (
          <details className={css.more}>
            <summary className={css.summary}>Ещё {folded.length}</summary>
            <List links={folded} />
          </details>
        ) : null}
      </div>
    </Band>
  );
}

/** Links of a landing: landings below it, models near it in price, pages about it. Crawlers reach all landings through them. */
export function LandingBands({
  below,
  kinds = [],
  extras: { near, counterpart, articles },
}: LandingBandsProps) {
  const about: readonly LandingLink[] = [
    ...(counterpart ? [counterpart] : []),
    ...articles.map(({ path, title }) => ({ href: path, name: title, figure: '' })),
  ];
  return (
    <>
      {kinds.map((one, at) => (
        <Links key={one.title} id={`kinds-${at}`} {...one} />
      ))}
      {below ? <Links id="landings" {...below} /> : null}
      {near ? <Links id="near" {...near} /> : null}
      {about.length > 0 ? <Links id="model" title="О модели" links={about} /> : null}
    </>
  );
}
