import type { Target } from './target.ts';
import type { RichText } from './rich-text.ts';
import type { StorageKey } from '../site/storage-key.ts';

/** A message of the bar (NAV-21). */
export type PromoBarMessage = {
  readonly id: string;
  readonly richText: RichText;
  readonly targets: readonly Target[];
  readonly textColor?: string;
  readonly hoverLinkColor?: string;
  readonly background?: string;
  readonly clickable: boolean;
  /** The segmentation section that decides whether the shopper sees it (AMB-68). */
  readonly sectionId?: string;
};

/** Rotating messages above the header (NAV-14). `autorotateTime` is in seconds. */
export type PromoBar = {
  readonly messages: readonly PromoBarMessage[];
  readonly autorotateTime: number;
  readonly closable: boolean;
};

/** Default maximum number of messages (NAV-20). */
export const DEFAULT_MAX_MESSAGES = 5;
/** Longest pause between messages, in seconds. */
export const PROMO_SECONDS = 3600;
/** Session storage key that records that the bar was closed (NAV-17). */
export const PROMO_BAR_CLOSED_KEY = 'promoBarClosed' satisfies StorageKey;

/**
 * The messages in order, without those of an empty section, up to the maximum (NAV-15, NAV-16, NAV-19).
 * Law: shown is a subsequence of messages, length <= max, none with an empty section (PR-30).
 * Law: a message is left out only for an empty section or the maximum (PR-30).
 */
export const shownMessages = <Message extends { readonly sectionId?: string }>(
  messages: readonly Message[],
  { emptySections, max = DEFAULT_MAX_MESSAGES }: { readonly emptySections: readonly string[]; readonly max?: number },
): readonly Message[] =>
  messages
    .filter(({ sectionId }) => sectionId === undefined || !emptySections.includes(sectionId))
    .slice(0, Math.max(0, max));
