import { atom } from 'jotai/vanilla';

export interface DeviceValue<Value> {
  /** Key in `localStorage`. What is stored outlives a release: another format needs another key. */
  readonly key: string;
  /** What the server's HTML shows, and what counts where nothing is stored. */
  readonly initial: Value;
  /** Reads a stored text. Never throws: the text may come from an older release. */
  readonly parse: (text: string) => Value;
  /** The text to store; null removes the key. */
  readonly format: (value: Value) => string | null;
  /** Brings a new value, chosen here or in another tab, to what React does not render. */
  readonly apply?: (value: Value) => void;
}

/** Stores the text, or removes it; false where storage is forbidden or full. */
function store(key: string, text: string | null): boolean {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/**
 * An atom whose value is kept on the visitor's device (`localStorage`) and is the same in all tabs: for what belongs to the
 * device and not to an address (colour scheme; later favourites, consent). Until a mounted component reads it, it has
 * `initial`, so that hydration finds the server's HTML. Where storage is forbidden or full the value lasts as long as the
 * page. It is jotai's `atomWithStorage` without its JSON storage, which nothing here uses (0.4 kB gzip of each page).
 */
export function atomOnDevice<Value>({ key, initial, parse, format, apply }: DeviceValue<Value>) {
  const keptAtom = atom({ value: initial, saved: true });

  /** The value here, or what is stored by now. */
  const readStored = (kept: { value: Value; saved: boolean }) => {
    if (!kept.saved) return kept;
    try {
      const text = localStorage.getItem(key);
      return { value: text === null ? initial : parse(text), saved: true };
    } catch {
      return kept;
    }
  };

  keptAtom.onMount = (set) => {
    const follow = (event: StorageEvent) => {
      // A cleared storage has no key.
      if (event.key !== key && event.key !== null) return;
      set((kept) => {
        const next = readStored(kept);
        apply?.(next.value);
        return next;
      });
    };
    set(readStored);
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  };

  return atom(
    (get) => get(keptAtom).value,
    (_get, set, value: Value) => {
      apply?.(value);
      set(keptAtom, { value, saved: store(key, format(value)) });
    },
  );
}
