/** The fields of a form that are restored, and the maximum length of each in code units. */
export type DraftFields<Name extends string> = { readonly names: readonly Name[]; readonly maxLength: number };

/** What was typed in a form, with the site and the shopper. Without a session there is no consumer. */
export type TypedDraft<Name extends string> = {
  readonly siteId: string;
  readonly consumerId: string | undefined;
  readonly typed: { readonly [name in Name]?: string };
};

export const draftText = ({ siteId, consumerId, typed }: TypedDraft<string>): string =>
  JSON.stringify([siteId, consumerId ?? null, typed]);

/** Reads the fields that are known and not longer than allowed. Undefined for unreadable text. */
export const readDraft = <Name extends string>(
  text: string,
  { names, maxLength }: DraftFields<Name>,
): TypedDraft<Name> | undefined => {
  try {
    const stored: unknown = JSON.parse(text);
    if (!Array.isArray(stored)) return undefined;
    const [siteId, consumerId, entries]: readonly unknown[] = stored;
    if (typeof siteId !== 'string' || typeof entries !== 'object' || entries === null) return undefined;
    if (consumerId !== null && typeof consumerId !== 'string') return undefined;
    const typed: { [name in Name]?: string } = {};
    for (const name of names) {
      const value: unknown = Reflect.get(entries, name);
      if (typeof value === 'string' && value.length <= maxLength) typed[name] = value;
    }
    return { siteId, consumerId: consumerId ?? undefined, typed };
  } catch {
    return undefined;
  }
};
