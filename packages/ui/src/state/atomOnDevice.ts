import { atom } from 'jotai/vanilla';

export interface DeviceValue<Value> {
  /** Key in `localStorage`. Stored texts outlive a release: use another key for another format. */
  readonly key: string;
  /** The value in the server's HTML, and the value when nothing is stored. */
  readonly initial: Value;
  /** Parses a stored text. Must not throw, because the text may come from an older release. */
  readonly parse: (text: string) => Value;
  /** The text to store; null removes the key. */
  readonly format: (value: Value) => string | null;
  /** Applies a new value, chosen here or in another tab, outside React. */
  readonly apply?: (value: Value) => void;
}

/** Stores the text, or removes the key for null. Returns false when storage is forbidden or full. */
function storeText(key: string, text: string | null): boolean {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Creates an atom whose value is stored on the visitor's device (`localStorage`) and is the same in all tabs. Use it for
 * state that belongs to the device and not to an address, such as the colour scheme. The value is `initial` until a
 * mounted component reads it, so that hydration matches the server's HTML. When storage is forbidden or full, the value
 * lasts as long as the page. jotai's `atomWithStorage` would add its JSON storage, 0.4 kB gzip, to each page.
 */
export function atomOnDevice<Value>({ key, initial, parse, format, apply }: DeviceValue<Value>) {
  const keptAtom = atom({ value: initial, saved: true });

  /** The value set on this page if it could not be stored, otherwise the stored value. */
  const readStored = (kept: { value: Value; saved: boolean }) => {
    if (!kept.saved) return kept;
    try {
      const text = localStorage.getItem(key);
      return { value: text === null ? initial : parse(text), saved: true };
    } catch {
      // Storage is forbidden.
      return kept;
    }
  };

  keptAtom.onMount = (set) => {
    const follow = (event: StorageEvent) => {
      // The event of a cleared storage has no key.
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
      set(keptAtom, { value, saved: storeText(key, format(value)) });
    },
  );
}
