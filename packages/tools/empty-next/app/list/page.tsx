import { listPictures } from '../../lib/fixture.ts';

export const dynamic = 'force-dynamic';

/** A list with a card for each picture of the site's list, in plain elements. */
export default function PlainList() {
  return (
    <main>
      <h1>Список</h1>
      {listPictures().map((picture) => (
        <a key={picture.src} href={picture.src}>
          <img {...picture} alt="" />
          <h2>Название</h2>
          <p>Цена</p>
        </a>
      ))}
    </main>
  );
}
