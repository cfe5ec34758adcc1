import type { Ref } from 'react';
import { formatCount } from '@vvoz/catalogue/words/format';
import { visuallyHidden } from '../../css/base.css.ts';
import { InputCell } from '../../primitives/Cells/InputCell.tsx';
import { SelectCell } from '../../primitives/Cells/SelectCell.tsx';
import * as css from './Finder.css.ts';

export interface FinderOption {
  readonly value: string;
  readonly label: string;
  readonly popular?: boolean;
}

export interface FinderProps {
  /** Address that receives the form, also without JavaScript. It redirects to the list. */
  action: string;
  /** «С аукционов Японии», «Из Кореи». The first is chosen. */
  catalogues: readonly FinderOption[];
  brands: readonly FinderOption[];
  /** Models of the chosen brand; absent until a brand is chosen and its models are loaded. */
  models?: readonly FinderOption[] | undefined;
  /** Kinds of bodies in the catalogue; none in one of motorcycles or machines. */
  bodies?: readonly FinderOption[];
  /** Newest first. */
  years: readonly number[];
  /** Absent when the number of lots is not known. */
  count?: number | undefined;
  /** [лот, лота, лотов] */
  noun: readonly [string, string, string];
  /** A newer count is loading. */
  busy?: boolean;
  onChange?: (form: HTMLFormElement, changed: string) => void;
  formRef?: Ref<HTMLFormElement>;
}

const renderOptions = (options: readonly FinderOption[]) =>
  options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));

/** The popular options, then the others. */
function Options({ any, options }: { any: string; options: readonly FinderOption[] }) {
  const popular = options.filter((option) => option.popular);
  return (
    <>
      <option value="">{any}</option>
      {popular.length === 0 || popular.length === options.length ? (
        renderOptions(options)
      ) : (
        <>
          <optgroup label="Популярные">{renderOptions(popular)}</optgroup>
          <optgroup label="Остальные">{renderOptions(options.filter((option) => !option.popular))}</optgroup>
        </>
      )}
    </>
  );
}

/** «Показать 1 248 лотов», «Лотов нет» (the empty list suggests other filters), or «Показать» without a known count. */
function Submit({ count, noun, busy = false }: Pick<FinderProps, 'count' | 'noun' | 'busy'>) {
  if (count === 0 && !busy) return <>{`${noun[2].charAt(0).toUpperCase()}${noun[2].slice(1)} нет`}</>;
  return (
    <>
      Показать
      {count === undefined ? null : (
        <span className={css.figure} aria-busy={busy}>
          {' '}
          <span className={busy ? css.late : undefined}>{formatCount(count, noun)}</span>
        </span>
      )}
    </>
  );
}

/** The finder of the home page: a GET form of cells that leads into a catalogue. */
export function Finder({
  action,
  catalogues,
  brands,
  models,
  bodies = [],
  years,
  count,
  noun,
  busy = false,
  onChange,
  formRef,
}: FinderProps) {
  const unknown = count === undefined && !busy;
  return (
    <search aria-label="Подбор по параметрам">
      <form
        ref={formRef}
        className={css.finder}
        method="get"
        action={action}
        onChange={(event) => {
          const field = event.target;
          if ('name' in field) onChange?.(event.currentTarget, String(field.name));
        }}
      >
        <SelectCell caption="Откуда" name="catalog">
          {renderOptions(catalogues)}
        </SelectCell>
        <SelectCell caption="Марка" name="brand">
          <Options any="Любая" options={brands} />
        </SelectCell>
        <SelectCell caption="Модель" name="model" disabled={models === undefined}>
          <Options any={models === undefined ? 'В начале выберите марку' : 'Любая'} options={models ?? []} />
        </SelectCell>
        <SelectCell caption="Кузов" name="body_kind" disabled={bodies.length === 0}>
          <Options any="Любой" options={bodies} />
        </SelectCell>
        <SelectCell caption="Год от" name="year_min">
          <option value="">Любой</option>
          {years.map((year) => (
            <option key={year}>{year}</option>
          ))}
        </SelectCell>
        <InputCell
          caption="Под ключ до, ₽"
          name="cost_ru_max"
          placeholder="1 500 000"
          autoComplete="off"
          maxLength={40}
        />
        <button type="submit" className={css.submit}>
          <Submit count={count} noun={noun} busy={busy} />
        </button>
      </form>
      <output className={unknown ? css.unknown : visuallyHidden}>
        {unknown ? 'Сколько лотов подходит, сейчас не посчитать. Список откроется и так.' : null}
        {busy || count === undefined ? null : `Найдено: ${formatCount(count, noun)}`}
      </output>
    </search>
  );
}
