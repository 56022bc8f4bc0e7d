import { makeAutoObservable } from 'mobx';
import type { Cart, Shipment } from '#core/cart/cart.ts';
import type { CartFailure } from '#core/cart/ports/cart-gateway.ts';
import type { ShipmentChoice } from '#core/checkout/ports/checkout-gateway.ts';
import type { ShippingId } from '#core/kernel/identifiers.ts';
import type { CheckoutContext } from './checkout-context.ts';
import type { MethodUpdatesPresenter } from './method-updates.presenter.ts';

type PointMoveParts = {
  readonly checkout: CheckoutContext;
  readonly updates: Pick<MethodUpdatesPresenter, 'settle'>;
  readonly onMoved: (cart: Cart) => void;
};

/** Sends shipments to a collection point, and home again (CHK-30). */
export class PointMovePresenter {
  /** The shipment that is moved to a collection point, while its dialog is open. */
  moved: ShippingId | undefined = undefined;
  isMoving = false;
  /** Why a collection point was refused. */
  refusal: string | undefined = undefined;
  readonly #parts: PointMoveParts;

  constructor(parts: PointMoveParts) {
    this.#parts = parts;
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  /** Shipments to collection points. */
  get shipments(): readonly Shipment[] {
    return (this.#parts.checkout.cart?.shipments ?? []).filter(({ point }) => point !== undefined);
  }

  /** The shipment that can be sent to a collection point instead: goods that are made to order cannot. */
  get movable(): Shipment | undefined {
    return this.#parts.checkout.cart?.shipments.find(({ code }) => code === 'standard');
  }

  /** The collection point of the shipment whose dialog is open. */
  get point(): Shipment['point'] {
    return this.shipments.find(({ id }) => id === this.moved)?.point;
  }

  /** Opens the choice of a collection point for a shipment. */
  open(shippingId: ShippingId): void {
    this.moved = shippingId;
    this.refusal = undefined;
  }

  close(): void {
    this.moved = undefined;
  }

  /** Sends the shipment of the open dialog to a collection point. */
  collectAt(pointId: string): void {
    if (this.moved !== undefined) this.move({ shippingId: this.moved, methodId: 'pudo', pointId });
  }

  /** Sends a shipment home again. */
  sendHome(shippingId: ShippingId): void {
    this.move({ shippingId, methodId: 'standard' });
  }

  private move(choice: ShipmentChoice): void {
    if (this.isMoving) return;
    this.isMoving = true;
    this.refusal = undefined;
    this.#parts.updates.settle(() => this.send(choice));
  }

  private send(choice: ShipmentChoice): void {
    const { cart, parts } = this.#parts.checkout;
    if (cart === undefined) return;
    void parts.tasks.command((shop) => shop.checkout.chooseForShipment({ cart, ...choice }), {
      done: this.show,
      failed: this.refuse,
    });
  }

  private show(cart: Cart): void {
    this.isMoving = false;
    this.moved = undefined;
    this.#parts.onMoved(cart);
  }

  /** A refusal is shown where the point was chosen. */
  private refuse(failure: CartFailure): void {
    this.isMoving = false;
    if (failure._tag === 'ApiFailure' && this.moved !== undefined) this.refusal = failure.message;
    else {
      this.moved = undefined;
      this.#parts.checkout.explain(failure, 'cart');
    }
  }
}
