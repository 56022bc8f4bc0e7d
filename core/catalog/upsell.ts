import * as t from 'io-ts';
import type { Amount } from '../kernel/amount.ts';
import { amount, filledText } from '../kernel/primitives.codec.ts';
import { Outcome } from '../kernel/outcome.ts';
import type { SiteConfiguration } from '../site/site-configuration.ts';

/** Something small beside what is being bought (REC-12). The price is in minor units of the site's currency. */
export type Upsell = {
  readonly id: string;
  readonly sku: string;
  readonly name: string;
  readonly image: string;
  readonly url: string;
  readonly price: Amount;
  readonly productInventoryState: 'InStock' | 'OutOfStock';
};

export const UpsellCodec: t.Type<Upsell, unknown, unknown> = t.type({
  id: filledText,
  sku: filledText,
  name: filledText,
  image: t.string,
  url: filledText,
  price: amount,
  productInventoryState: t.keyof({ InStock: null, OutOfStock: null }, 'InStock or OutOfStock'),
});

/** How many are stacked unless content says otherwise (REC-15, CFG-11). */
export const UPSELL_STACKED = 3;

/** A count of content that is no whole number above zero is none. */
export const stackedCount = (configured?: number): number =>
  configured !== undefined && Number.isSafeInteger(configured) && configured > 0 ? configured : UPSELL_STACKED;

/** Only what is in stock is listed, unless the site skips inventory checks, as showcase sites do; the order stays (REC-13, AMB-78). */
export const listedUpsells = (
  upsells: readonly Upsell[],
  { flags }: { readonly flags: Pick<SiteConfiguration['flags'], 'skipInventoryCheck'> },
): readonly Upsell[] =>
  upsells.filter(({ productInventoryState }) => flags.skipInventoryCheck || productInventoryState === 'InStock');

/** How long a button says that its product was added, in milliseconds (REC-16). */
export const ADDED_MS = 2000;

/** What is told when adding fails; the text below it is the cart error's message (REC-14). */
export const UPSELL_FAILED_TITLE = 'something went wrong';

/** The button of one upsell. `until` is an instant in milliseconds. */
export type UpsellButton =
  | { readonly _tag: 'Ready' }
  | { readonly _tag: 'Busy' }
  | { readonly _tag: 'Added'; readonly until: number };

export type UpsellEvent =
  | { readonly _tag: 'UpsellAddAsked' }
  | { readonly _tag: 'UpsellAddFailed'; readonly title: typeof UPSELL_FAILED_TITLE; readonly message: string };

const ready: UpsellButton = { _tag: 'Ready' };

/** What the button is at an instant: it says Added for two seconds, then it may be pressed again (REC-16). */
const at = (button: UpsellButton, now: number): UpsellButton =>
  button._tag === 'Added' && now >= button.until ? ready : button;

/**
 * A press asks for one add, and a press while one is under way or was just done asks for none.
 * Law: at most one add is under way, whatever is pressed and answered (REC-14, REC-16).
 */
const press = (button: UpsellButton, now: number): Outcome<UpsellButton, UpsellEvent> =>
  at(button, now)._tag === 'Ready'
    ? Outcome.of<UpsellButton, UpsellEvent>({ _tag: 'Busy' }, { _tag: 'UpsellAddAsked' })
    : Outcome.of(at(button, now));

/**
 * The cart took it.
 * Law: an answer to nothing changes nothing and tells nothing.
 */
const succeed = (button: UpsellButton, now: number): UpsellButton =>
  button._tag === 'Busy' ? { _tag: 'Added', until: now + ADDED_MS } : button;

/** The cart refused: the button may be pressed again, and the shopper is told why (REC-14). */
const fail = (button: UpsellButton, message: string): Outcome<UpsellButton, UpsellEvent> =>
  button._tag === 'Busy'
    ? Outcome.of<UpsellButton, UpsellEvent>(ready, { _tag: 'UpsellAddFailed', title: UPSELL_FAILED_TITLE, message })
    : Outcome.of(button);

export const UpsellButton = { ready, at, press, succeed, fail } as const;
