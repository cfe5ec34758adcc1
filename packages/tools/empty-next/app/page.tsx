/** Rendered for each request, like our list: a prerendered page would be served faster. */
export const dynamic = 'force-dynamic';

export default function EmptyList() {
  return (
    <main>
      <h1>Список</h1>
      <ul />
    </main>
  );
}
