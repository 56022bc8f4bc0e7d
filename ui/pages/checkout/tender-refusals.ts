import { makeAutoObservable } from 'mobx';
import type { CartFailure } from '#core/cart/ports/cart-gateway.ts';
import { placeNotice } from '#core/failures/placement.ts';
import type { TenderEntry } from '#core/checkout/refused-tender.ts';

/** A part of the billing step: gift cards; points, rewards and credit; what pays the rest. */
type TenderPart = 'giftCards' | 'own' | 'main';

/**
 * Why tenders could not pay. The notice of a refusal has the place of the error catalog (PR-37). Where that is a toast,
 * which disappears, the message also stays at the tender until the next try.
 */
export class TenderRefusals {
  messages: { readonly [part in TenderPart]?: string } = {};
  /** The tender for which an order was refused, until its form shows the message. */
  ordered: { readonly entry: TenderEntry; readonly message: string } | undefined = undefined;

  constructor() {
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  /** Keeps the message of a refusal that stays nowhere else; other failures are about the cart. */
  keep(part: TenderPart, failure: CartFailure): void {
    if (failure._tag === 'ApiFailure' && placeNotice('cart', failure).placement !== 'top')
      this.messages = { ...this.messages, [part]: failure.message };
  }

  clear(part: TenderPart): void {
    const { [part]: _, ...others } = this.messages;
    this.messages = others;
  }

  /** Shows the refusal of an order at the form of the tender, which opens. */
  refuseOrder(entry: TenderEntry, message: string): void {
    this.ordered = { entry, message };
  }

  /** The message for a form, once; undefined without one. */
  take(entry: TenderEntry): string | undefined {
    const { ordered } = this;
    if (ordered?.entry !== entry) return undefined;
    this.ordered = undefined;
    return ordered.message;
  }
}
