/** Rendered for each request, as our list is: a prerendered page could be served differently. */
export const dynamic = 'force-dynamic';

export default function EmptyList() {
  return (
    <main>
      <h1>Список</h1>
      <ul />
    </main>
  );
}
