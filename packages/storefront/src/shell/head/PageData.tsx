import { StaticPart } from '#staticPart';
import { formatJsonLd, type JsonLdThing } from '@vvoz/seo/jsonLd/formatJsonLd';
import type { Storefront } from '../../data/createStorefront.ts';
import { PLAIN_CARDS } from './plainCards.ts';
import { HeadTags, type HeadTagsProps } from './HeadTags.tsx';

interface Props extends Pick<HeadTagsProps, 'head' | 'kind'> {
  readonly site: Pick<Storefront, 'host' | 'siteName' | 'description' | 'origin'>;
  readonly things?: readonly JsonLdThing[];
}

/**
 * What a page says about itself: the tags of its head, and its data for search engines. Only the server writes them, so neither
 * scripts nor flight data repeat them; metadata of Next would be in the flight data. Browsers do not execute a script element
 * of this type, so the policy for scripts asks for no nonce.
 */
export const PageData = ({ site, head, kind, things = [] }: Props) => (
  <StaticPart
    head={
      <HeadTags
        head={head}
        {...(kind === undefined ? {} : { kind })}
        siteName={site.siteName}
        siteDescription={site.description}
        siteCard={new URL(PLAIN_CARDS[site.host].src, site.origin()).href}
      />
    }
  >
    {things.length > 0 ? (
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: formatJsonLd(things) }} />
    ) : null}
  </StaticPart>
);
