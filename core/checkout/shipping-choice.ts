import type { Cart, Shipment, ShippingMethod } from '../cart/cart.ts';

/** The shipments that are sent to an address of the shopper; those to collection points are not. */
export const sentHome = <Sent extends Pick<Shipment, 'code'>>({
  shipments,
}: {
  readonly shipments: readonly Sent[];
}): readonly Sent[] => shipments.filter(({ code }) => code !== 'pudo');

/** The methods of the first shipment that is sent home, else those that were read before. */
export const offeredShippingMethods = (
  { shipments }: Pick<Cart, 'shipments'>,
  read: readonly ShippingMethod[],
): readonly ShippingMethod[] => {
  const applicable = sentHome({ shipments })[0]?.applicable ?? [];
  return applicable.length > 0 ? applicable : read;
};

/** Whether methods are offered that were not before; without methods before, there was no choice yet. */
export const addsMethods = (before: readonly ShippingMethod[], after: readonly ShippingMethod[]): boolean =>
  before.length > 0 && after.some(({ id }) => before.every((method) => method.id !== id));

/** The selected method of the form: the chosen one if it is offered, else the first of the cheapest. */
export const selectedMethod = (
  methods: readonly ShippingMethod[],
  chosen: string | undefined,
): ShippingMethod['id'] | undefined => {
  if (methods.some(({ id }) => id === chosen)) return chosen;
  const lowest = Math.min(...methods.map(({ price }) => price));
  return methods.find(({ price }) => price === lowest)?.id;
};

/**
 * The method that the cart has for a shipment. A shipment offers its own methods; `read` counts only if it names none,
 * because a change of the cart can make another shipment the first.
 */
export const methodOf = (
  { methodId, applicable }: Pick<Shipment, 'methodId' | 'applicable'>,
  read: readonly ShippingMethod[] = [],
): ShippingMethod | undefined => (applicable.length > 0 ? applicable : read).find(({ id }) => id === methodId);

/** What is chosen in the form: the method of the first shipment, and those of the others by shipment. */
type ShippingChoice = {
  readonly chosen: string | undefined;
  readonly others: { readonly [shippingId: string]: string };
};

/**
 * The choice after the cart was changed elsewhere: each shipment that remains keeps what was chosen for it, also if
 * another one is the first now, and a new one has the method of the cart.
 */
export const choiceAfterChange = (
  { chosen, others }: ShippingChoice,
  { before, after }: { readonly before: Pick<Cart, 'shipments'>; readonly after: Pick<Cart, 'shipments'> },
): ShippingChoice => {
  const [old] = sentHome(before);
  const [first] = sentHome(after);
  const known = old === undefined || chosen === undefined ? others : { ...others, [old.id]: chosen };
  if (first === undefined) return { chosen: undefined, others: known };
  const { [first.id]: own, ...rest } = known;
  return { chosen: selectedMethod(first.applicable, own ?? first.methodId) ?? own, others: rest };
};
