/** The store that the shopper chose, stored on the device (STO-06). */
export type ChosenStore = { readonly storeId: string; readonly name: string };

/** Storage key of the chosen store. */
export const CHOSEN_STORE = 'chosen-store';

/** Serializes the chosen store. Law: the chosen store comes back as it was kept, and what is garbled counts as none. */
export const ChosenStore = {
  toText: ({ storeId, name }: ChosenStore): string => JSON.stringify([storeId, name]),

  fromText: (text: string | undefined): ChosenStore | undefined => {
    try {
      const stored: unknown = JSON.parse(text ?? '[]');
      return isStored(stored) ? { storeId: stored[0], name: stored[1] } : undefined;
    } catch {
      return undefined;
    }
  },
} as const;

const isStored = (stored: unknown): stored is readonly [string, string] =>
  Array.isArray(stored) && stored.length === 2 && stored.every((part) => typeof part === 'string');
