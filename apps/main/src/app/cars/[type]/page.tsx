import { notFound, permanentRedirect } from 'next/navigation';
import { catalogueOf } from '../../../catalogues.ts';

/** A list by type is the catalogue of that type. */
export default async function Page({ params }: { params: Promise<{ type: string }> }) {
  const { type } = await params;
  const template = catalogueOf(type);
  if (!template) notFound();
  permanentRedirect(template.path);
}
