import { ComingSoon } from '@vvoz/storefront/home/ComingSoon.tsx';
import { getPage } from '../data/content.ts';
import { site } from '../site.config.ts';

export default async function Home() {
  const page = await getPage('/');
  return <ComingSoon title={page.title} links={site().nav.slice(1)} />;
}
