import { ruledCell } from '../../css/ruledCell.css.ts';
import * as css from './Company.css.ts';

export interface Person {
  readonly name: string;
  /** «директор, с 2011 года». */
  readonly post: string;
  readonly text: string;
  /** Address of a portrait; the cell has no empty frame without one. */
  readonly photo?: string | undefined;
}

/** The people whom a buyer deals with. */
export function People({ people }: { people: readonly Person[] }) {
  return (
    <ul className={css.cells}>
      {people.map(({ name, post, text, photo }) => (
        <li key={name} className={ruledCell}>
          <div className={css.person}>
            {photo === undefined ? null : (
              <img className={css.face} src={photo} alt="" width={72} height={88} loading="lazy" />
            )}
            <div>
              <h3 className={css.name}>{name}</h3>
              <p className={css.note}>{post}</p>
              <p className={css.body}>{text}</p>
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}
