/** The store that a shopper goes to, as the device remembers it (STO-06). */
export type ChosenStore = { readonly storeId: string; readonly name: string };

/** The name under which a device remembers it. */
export const CHOSEN_STORE = 'chosen-store';

/**
 * The chosen store as text, and back. Law: the chosen store comes back as it was kept, and what is garbled counts as
 * none.
 */
export const ChosenStore = {
  toText: ({ storeId, name }: ChosenStore): string => JSON.stringify([storeId, name]),

  fromText: (text: string | undefined): ChosenStore | undefined => {
    try {
      const kept: unknown = JSON.parse(text ?? '[]');
      return isKept(kept) ? { storeId: kept[0], name: kept[1] } : undefined;
    } catch {
      return undefined;
    }
  },
} as const;

const isKept = (kept: unknown): kept is readonly [string, string] =>
  Array.isArray(kept) && kept.length === 2 && kept.every((part) => typeof part === 'string');
