import { StaticPart } from '#staticPart';
import { formatJsonLd, type JsonLdThing } from '@vvoz/seo/jsonLd/formatJsonLd';

/**
 * The page's data for search engines. Browsers do not execute a script element of this type, so the policy for scripts asks
 * for no nonce.
 */
export const JsonLd = ({ things }: { things: readonly JsonLdThing[] }) =>
  things.length === 0 ? null : (
    <StaticPart>
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: formatJsonLd(things) }} />
    </StaticPart>
  );
