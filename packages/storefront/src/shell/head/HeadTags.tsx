import { formatDocumentTitle } from '@vvoz/seo/documentTitle';
import { buildShareTags, listShareTags } from '@vvoz/seo/share/shareTags';
import { PAGE_KIND_META } from '@vvoz/site-browser/vitals/pageKindMeta.ts';
import type { PageHead } from './pageHead.ts';

export interface HeadTagsProps {
  readonly head: PageHead;
  /** The kind of the page (one of PAGE_KINDS). Pages without a kind, such as error pages, are not measured. */
  readonly kind?: string;
  readonly siteName: string;
  /** Description of a page without one of its own. */
  readonly siteDescription: string;
  /** Full address of the share card of a page without one of its own. */
  readonly siteCard: string;
}

/** The tags of a page for search engines, browser tabs and messengers. React puts them into the head. */
export function HeadTags({ head, kind, siteName, siteDescription, siteCard }: HeadTagsProps) {
  const title = formatDocumentTitle(head.title, siteName);
  const description = head.description ?? siteDescription;
  const tags = head.tags ?? buildShareTags({ siteName, image: siteCard }, { title, description });
  return (
    <>
      <title>{title}</title>
      <meta name="color-scheme" content="light dark" />
      <meta name="description" content={description} />
      <link rel="icon" href="/icon.svg" type="image/svg+xml" sizes="any" />
      {head.canonical === undefined ? (
        <meta name="robots" content="noindex, follow" />
      ) : (
        <link rel="canonical" href={head.canonical} />
      )}
      {head.feed === undefined ? null : <link rel="alternate" type="application/atom+xml" href={head.feed} />}
      {kind === undefined ? null : <meta name={PAGE_KIND_META} content={kind} />}
      {listShareTags(tags).map(([attribute, name, content]) => (
        <meta key={name} {...{ [attribute]: name }} content={content} />
      ))}
    </>
  );
}
