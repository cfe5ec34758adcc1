import { listShareTags, type ShareTags } from '@vvoz/seo/share/shareTags';

/** The tags that messengers read. React puts them into the head. */
export const ShareMeta = ({ tags }: { tags: ShareTags }) =>
  listShareTags(tags).map(([kind, name, content]) => (
    <meta key={name} {...{ [kind]: name }} content={content} />
  ));
