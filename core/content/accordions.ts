import type { RichText } from './rich-text.ts';

/** Questions that open to their answers (CNT-39). */
export type Accordions = { readonly items: readonly { readonly id: string; readonly title: string; readonly richText: RichText }[] };

/** A press turns one item and leaves every other as it is, so that several may be open (CNT-39). Pressing twice changes nothing. */
export const toggleItem = (open: readonly string[], id: string): readonly string[] => (open.includes(id) ? open.filter((one) => one !== id) : [...open, id]);
