import type { Article, NewsArticle } from 'schema-dts';
import { mentionCompany } from './company.ts';

/** An article, an instruction or news. */
export interface ArticleFacts {
  readonly kind: string;
  readonly title: string;
  readonly excerpt: string;
  /** YYYY-MM-DD. */
  readonly date: string;
  /** Path on the host. */
  readonly path: string;
  /** Address of its picture, absolute or relative to the host. */
  readonly picture?: string | undefined;
}

/** Builds the JSON-LD of an article. The company is its author, because texts do not name one. */
export function buildArticle(
  { kind, title, excerpt, date, path, picture }: ArticleFacts,
  company: string,
  origin: string,
): Article | NewsArticle {
  const publisher = mentionCompany(origin, company);
  return {
    '@type': kind === 'news' ? 'NewsArticle' : 'Article',
    headline: title,
    description: excerpt,
    datePublished: date,
    inLanguage: 'ru',
    mainEntityOfPage: `${origin}${path}`,
    author: publisher,
    publisher,
    ...(picture === undefined ? {} : { image: new URL(picture, origin).href }),
  };
}
