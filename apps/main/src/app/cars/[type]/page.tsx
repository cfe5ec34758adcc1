import { notFound, permanentRedirect } from 'next/navigation';
import { TEMPLATES } from '@vvoz/api/catalog/templates';

/** A list by type is the catalogue of that type. */
export default async function Page({ params }: { params: Promise<{ type: string }> }) {
  const { type } = await params;
  const template = TEMPLATES.find((row) => row.type === type);
  if (!template) notFound();
  permanentRedirect(template.path);
}
