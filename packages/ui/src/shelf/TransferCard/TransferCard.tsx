import { linkField } from '../../css/linkField.css.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Row } from '../../primitives/Stack/Row.tsx';
import * as css from './TransferCard.css.ts';
import { QrCode } from './QrCode.tsx';

export interface TransferCardProps {
  /** The address that contains the shelf, to be opened on another device. */
  link: string;
  /** Modules of the link's QR code; absent when it could not be drawn. */
  modules?: readonly (readonly boolean[])[];
  /** Number of lots that the link has no room for. */
  omitted: number;
  copied: boolean;
  onCopy: () => void;
}

/** Takes the shelf to another device: a QR code for its camera, or a link. */
export function TransferCard({ link, modules, omitted, copied, onCopy }: TransferCardProps) {
  return (
    <div className={css.card}>
      <p>
        Наведите камеру телефона на код или откройте ссылку на другом устройстве: там появится вопрос,
        добавить ли эти лоты. Список целиком в самой ссылке, на сервере он не хранится.
      </p>
      {modules === undefined ? null : <QrCode modules={modules} label="QR-код со списком избранного" />}
      <label className={css.label}>
        Ссылка
        <input
          className={linkField}
          readOnly
          value={link}
          onFocus={(event) => event.currentTarget.select()}
        />
      </label>
      <Row>
        <Button onClick={onCopy}>Скопировать ссылку</Button>
        <output>{copied ? 'Ссылка скопирована' : ''}</output>
      </Row>
      {omitted > 0 ? <p>В ссылку не поместились самые старые лоты: {omitted}.</p> : null}
    </div>
  );
}
