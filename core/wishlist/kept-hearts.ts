/** How many favourites a device remembers; as many as a list may have. */
export const MAX_KEPT_HEARTS = 100;

/** The ids of favourites as text, and back. Law: ids come back as they were kept; what a device remembers may be garbled: only texts are taken (FAV-01). */
export const KeptHearts = {
  toText: (ids: readonly string[]): string => JSON.stringify(ids.slice(-MAX_KEPT_HEARTS)),

  fromText: (text: string | undefined): readonly string[] => {
    try {
      const kept: unknown = JSON.parse(text ?? '[]');
      return Array.isArray(kept) ? kept.filter((id): id is string => typeof id === 'string') : [];
    } catch {
      return [];
    }
  },
} as const;
