import { StaticPart } from '#staticPart';
import { formatJsonLd, type JsonLdThing } from '@vvoz/seo/jsonLd/formatJsonLd';
import type { ShareTags } from '@vvoz/seo/share/shareTags';
import { ShareMeta } from '../share/ShareMeta.tsx';

interface Props {
  readonly things: readonly JsonLdThing[];
  /** Tags of a page that has a share card of its own. */
  readonly tags?: ShareTags | undefined;
}

/**
 * What only robots read of a page: its data for search engines and its tags for messengers. Browsers do not execute a script
 * element of this type, so the policy for scripts asks for no nonce.
 */
export const RobotData = ({ things, tags }: Props) =>
  things.length > 0 || tags ? (
    <StaticPart head={tags && <ShareMeta tags={tags} />}>
      {things.length > 0 ? (
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: formatJsonLd(things) }} />
      ) : null}
    </StaticPart>
  ) : null;
