import type { RememberedCart } from '#core/cart/remembered-cart.ts';
import { ruleTextsOf } from '#core/validation/all-rule-texts.ts';
import type { CardFields, MountCardFields, Tokenized } from '#adapters/browser/card-fields.ts';
import type { AddressInput } from '#core/checkout/address-form.ts';
import { CheckoutPagePresenter } from '#ui/pages/checkout/checkout-page.presenter.ts';
import { SessionStore } from '#ui/stores/session-store.ts';
import type { CheckoutParts } from '#ui/pages/checkout/checkout-context.ts';
import { typedAddresses } from '#test/support/arbitraries/address.ts';
import { run } from '#test/support/run.ts';
import { eventually, openShop, paymentOrigin, type OpenShop } from '#test/ui/render-in-shop.tsx';

const token: Tokenized = {
  _tag: 'Token',
  token: { token: 'tok-1', brand: 'Visa', last4: '4242', expMonth: 12, expYear: 2099 },
};

/** A card frame with a response that a test sets, a token by default. */
export const fakeCard = () => {
  const answers: Tokenized[] = [];
  let mounted = 0;
  let onTyped: (() => void) | undefined;
  const fields: CardFields = {
    tokenize: () => Promise.resolve(answers.shift() ?? token),
    focus: () => undefined,
    refuse: () => undefined,
    dispose: () => undefined,
  };
  return {
    answerNext: (outcome: Tokenized) => void answers.push(outcome),
    mounts: () => mounted,
    /** What the frame reports when a refused card is corrected. */
    type: () => onTyped?.(),
    mountCardFields: (options: Parameters<MountCardFields>[0]): CardFields => {
      mounted += 1;
      ({ onTyped } = options);
      return fields;
    },
  };
};

const texts: CheckoutParts['texts'] = {
  changedElsewhere: (total) => `Changed elsewhere: ${total}`,
  unsound: 'Unsound',
  methodsChanged: 'Methods changed',
  cardInvalid: 'Check the card',
  cardUnreachable: 'No answer from the card',
  paymentUnreachable: 'Payment not ready',
  outcomeUnknown: 'Outcome unknown',
  payAgain: 'Pay again',
  challengeCanceled: 'The payment was canceled',
  codeLost: (code, reason) => `${code} is lost. ${reason}`,
};

/** A shopper with one item in the cart at the start of checkout. */
export const atCheckout = async ({
  opened = openShop(),
  asked = null,
  draft,
  remembered,
  addFirst = true,
  now = () => Date.UTC(2026, 0, 5, 12),
}: {
  readonly now?: () => number;
  readonly opened?: OpenShop;
  readonly asked?: string | null;
  /** The input of this shopper before a reload. */ readonly draft?: AddressInput;
  readonly addFirst?: boolean;
  /** The lines that the tab showed before a reload. */
  readonly remembered?: RememberedCart;
} = {}) => {
  if (addFirst) await run(opened.shop.carts.add({ sku: 'SKU-1', productId: 'NKTRAIL3FJO' }));
  if (draft !== undefined) await run(opened.shop.checkout.rememberDraft('shipping', draft));
  const card = fakeCard();
  const presenter = new CheckoutPagePresenter({
    tasks: opened.makeTasks(),
    shell: opened.shell,
    session: new SessionStore({ tasks: opened.makeTasks(), shell: opened.shell }),
    site: opened.shop.site,
    ruleTexts: ruleTextsOf(opened.shop.site.language),
    texts,
    asked,
    paymentOrigin,
    mountCardFields: card.mountCardFields,
    returnUrl: '/en-us/checkout',
    now,
    remembered,
  });
  return { ...opened, opened, presenter, card, draft: () => run(opened.shop.checkout.recallDraft('shipping')) };
};

export type Walk = Awaited<ReturnType<typeof atCheckout>>;

export const typeAddress = ({ presenter }: Walk, typed: AddressInput = typedAddresses.US): void => {
  for (const { name } of presenter.shipping.form.fields) presenter.shipping.form.change(name, typed[name] ?? '');
};

/** Completes all steps before the given one by user actions. */
export const walkTo = async (step: 'shipping' | 'billing' | 'summary', walk: Walk): Promise<Walk> => {
  const { presenter, sent } = walk;
  presenter.activate();
  await eventually(() => presenter.shipping.methods.length > 0);
  if (step === 'shipping') return walk;
  typeAddress(walk);
  presenter.shipping.submit();
  await eventually(() => sent.includes('go /checkout?step=billing') && presenter.billing.fields.session !== undefined);
  presenter.billing.fields.attachFrame(document.createElement('iframe'));
  if (step === 'billing') return walk;
  presenter.billing.submit();
  await eventually(() => presenter.summary.prepared !== undefined && presenter.summary.busy === undefined);
  return walk;
};
