import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { observer } from 'mobx-react-lite';
import { useSyncExternalStore, type ComponentProps, type ReactNode } from 'react';
import { expect, test } from 'vitest';
import type { Cart } from '#core/cart/cart.ts';
import { addressOf } from '#core/profile/address.ts';
// Loaded before, so that no test waits for it.
import '#ui/pages/checkout/other-addresses/other-addresses.tsx';
import { usePresenter } from '#ui/stores/use-presenter.ts';
import enUs from '#ui/messages/en-us.json' with { type: 'json' };
import { makeAddressForm } from '#ui/features/checkout/address-form.ts';
import { AddressFields } from '#ui/pages/checkout/address-fields.tsx';
import { CheckoutStates } from '#ui/pages/checkout/checkout-states.tsx';
import { AddressChoice } from '#ui/pages/checkout/address-choice.tsx';
import { Deliveries } from '#ui/pages/checkout/deliveries.tsx';
import { useSameAddressText } from '#ui/pages/checkout/use-same-address-text.ts';
import { typedAddresses } from '#test/support/arbitraries/address.ts';
import { billingForm, contactForm, shippingForm } from '#core/checkout/address-form.ts';
import { ruleTextsOf } from '#core/validation/all-rule-texts.ts';
import { apiRefusal } from '#core/testing/faults.ts';
import { soundCart } from '#core/testing/sound-cart.ts';
import { run } from '#test/support/run.ts';
import { openShop, renderInShop, type OpenShop } from '#test/ui/render-in-shop.tsx';
import { atCheckout, walkTo, type Walk } from './walk.ts';

/** The page with its own address: navigation requested by the presenter updates the page. */
const openPage = async ({ opened, ...options }: { readonly locale?: string; readonly opened?: OpenShop } = {}): Promise<
  Walk & { readonly user: UserEvent; readonly container: HTMLElement }
> => {
  const walk = await atCheckout({ opened: opened ?? openShop(options) });
  const listeners = new Set<() => void>();
  const push = walk.sent.push.bind(walk.sent);
  walk.sent.push = (...ways) => {
    const length = push(...ways);
    listeners.forEach((listener) => listener());
    return length;
  };
  const step = (): string | null =>
    walk.sent.findLast((way) => /^(go|replace) \/checkout/.test(way))?.split('step=')[1] ?? null;
  const Page = observer((): ReactNode => {
    const asked = useSyncExternalStore((listen) => (listeners.add(listen), () => listeners.delete(listen)), step);
    return <CheckoutStates presenter={usePresenter(() => walk.presenter)} asked={asked} />;
  });
  const { container } = renderInShop(<Page />, walk);
  await screen.findByRole('radio', { name: /Standard delivery/ });
  return { ...walk, container, user: userEvent.setup() };
};

const SameText = ({ cart }: { readonly cart: Cart }): ReactNode => useSameAddressText()(cart);

const fill = async (user: UserEvent): Promise<void> => {
  const typed = typedAddresses.US;
  const texts = {
    Email: typed.email,
    Phone: typed.phone,
    'First name': typed.firstName,
    'Last name': typed.lastName,
    'Address line 1': typed.line1,
    City: typed.city,
    'ZIP code': typed.postalCode,
  };
  for (const [label, text] of Object.entries(texts)) {
    await user.click(screen.getByRole('textbox', { name: label }));
    await user.paste(text);
  }
  await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), typed.state);
};

const toSummary = async (options: { readonly locale?: string } = {}) => {
  const page = await openPage(options);
  await fill(page.user);
  await page.user.click(screen.getByRole('button', { name: 'Continue to billing' }));
  await screen.findByTitle('Card details');
  await page.user.click(screen.getByRole('button', { name: 'Continue to summary' }));
  await screen.findByRole('button', { name: /^Place order/ });
  return page;
};

test('CHK-01 the steps have the headings shipping, billing, summary, and one is open', async () => {
  await openPage();
  expect(
    screen
      .getAllByRole('heading', { level: 2 })
      .map((heading) => heading.textContent)
      .slice(0, 3),
  ).toEqual(['Shipping', 'Billing', 'Summary']);
  expect(screen.queryByRole('button', { name: /Place order/ })).toBeNull();
});

test('1.3.5 every personal field has an autocomplete token', async () => {
  await openPage();
  const controls = [...screen.getAllByRole('textbox'), ...screen.getAllByRole('combobox')];
  expect(controls.length).toBeGreaterThanOrEqual(9);
  expect(controls.filter((control) => !/^shipping \S+$/.test(control.getAttribute('autocomplete') ?? ''))).toEqual([]);
});

test('VAL-24 submitting an empty form focuses the first field, which is invalid', async () => {
  const { user } = await openPage();
  await user.click(screen.getByRole('button', { name: 'Continue to billing' }));
  const email = screen.getByRole('textbox', { name: 'Email' });
  expect(document.activeElement).toBe(email);
  expect(email.getAttribute('aria-invalid')).toBe('true');
  expect(within(screen.getByRole('alert')).getAllByRole('link')).toHaveLength(8);
});

test('a guest completes all steps, sees each finished step as a summary, and orders with the amount on the button', async () => {
  const { user, sent } = await toSummary();
  expect(screen.getByRole('button', { name: /^Place order/ }).textContent).toMatch(/\$160\.00$/);
  expect(screen.getByText('ida@example.com')).toBeTruthy();
  expect(screen.getByText('Visa **** 4242, $160.00')).toBeTruthy();
  await user.dblClick(screen.getByRole('button', { name: /^Place order/ }));
  await waitFor(() => expect(sent).toContain('load /order-confirmation'));
});

const standard = { label: 'Standard', deliveryTime: '2-4 days', arrival: { from: '2026-11-26', to: '2026-11-30' } };
const toStore = { from: '2026-11-27', to: '2026-12-01' };
const lines: ComponentProps<typeof Deliveries>['lines'] = [
  { id: '1', group: 'home', delivery: { label: 'Standard', time: '2-4 days' } },
  // The method of its shipment names the collection point.
  { id: '2', group: 'home', delivery: { label: 'Pickup point', time: '2-4 days', store: 'Corner Market' } },
  { id: '3', group: 'pickup', delivery: { label: 'Pick up in store', time: 'Today', store: 'Boulder' } },
  { id: '4', group: 'pickup', delivery: { label: 'Pick up in store', time: 'Today', store: 'Boulder' } },
  {
    id: '5',
    group: 'pickup',
    delivery: { label: 'Ship to store', time: '3-5 days', store: 'Boulder', arrival: toStore },
  },
];
/** The blocks of deliveries, each with its paragraphs. */
const blocksOf = ({ container }: Pick<ReturnType<typeof renderInShop>, 'container'>) =>
  [...container.children].flatMap((block) =>
    block.matches('div:has(> p)') ? [[...block.querySelectorAll('p')].map(({ textContent }) => textContent)] : [],
  );
const named = (ids: readonly string[]) =>
  soundCart({ lines: ids.map(() => ({ current: 1_000, quantity: 1 })) }).items.map((item, index) => ({
    ...item,
    id: ids[index] ?? '',
    name: `Item ${ids[index]}`,
  }));

test('CHK-10 CHK-31 the review names the promised days and the items of each delivery: each method, each store of pickup once with its day, and what is sent to a store', () => {
  const [first, , ...collected] = lines;
  const ids = ['1', '3', '4', '5'];
  const shown = first === undefined ? [] : [first, ...collected];
  const methods = [{ ...standard, itemIds: ['1'] }];
  expect(blocksOf(renderInShop(<Deliveries items={named(ids)} methods={methods} lines={shown} />, openShop()))).toEqual(
    [
      ['Item 1', 'Standard, 2-4 days', 'Arrives Thu, Nov 26 to Mon, Nov 30'],
      ['Item 3, Item 4', 'Pick up at Boulder, Today'],
      ['Item 5', 'Ship to store, Boulder, 3-5 days', 'Arrives Fri, Nov 27 to Tue, Dec 1'],
    ],
  );
});

test('CHK-10 a delivery of the whole order does not repeat its items', () => {
  const [home] = lines;
  const methods = [{ ...standard, itemIds: ['1'] }];
  const view = <Deliveries items={named(['1'])} methods={methods} lines={home === undefined ? [] : [home]} />;
  expect(blocksOf(renderInShop(view, openShop()))).toEqual([
    ['Standard, 2-4 days', 'Arrives Thu, Nov 26 to Mon, Nov 30'],
  ]);
});

test('CHK-31 the method of a shipment to a collection point names the place, which is no store', () => {
  const [, point] = lines;
  const methods = [{ label: 'Pickup point, Corner Market', deliveryTime: '2-4 days', itemIds: ['2'] }];
  const view = <Deliveries items={named(['2'])} methods={methods} lines={point === undefined ? [] : [point]} />;
  expect(blocksOf(renderInShop(view, openShop()))).toEqual([['Pickup point, Corner Market, 2-4 days']]);
});

test('CHK-10 CHK-30 the methods of what is sent home name its items if the rest goes to a collection point or store', async () => {
  const { presenter } = await openPage();
  const { cart } = presenter;
  const [item] = cart?.items ?? [];
  const [main] = cart?.shipments ?? [];
  if (cart === undefined || item === undefined || main === undefined) throw new TypeError('There is no cart');
  const items = [item, { ...item, id: 'away', name: 'Tarn Merino Tee' }];
  const { methods } = enUs.checkout.shipping;
  const legends = () => [...document.querySelectorAll('form legend')].map(({ textContent }) => textContent);
  expect(legends()).toEqual([methods]);
  act(() => presenter.show({ ...cart, items, shipments: [{ ...main, itemIds: [item.id] }] }));
  expect(legends()).toEqual([`${methods} for ${item.name}`]);
  const address = addressOf(typedAddresses.US);
  const point = { id: 'p', name: 'Corner Market', carrier: '', address, openingHours: [] };
  const collected = { ...main, id: 'away', code: 'pudo', itemIds: ['away'], point };
  await act(async () => presenter.show({ ...cart, items, shipments: [{ ...main, itemIds: [item.id] }, collected] }));
  expect(legends()).toEqual([`${methods} for ${item.name}`]);
});

test('a step that opens moves the focus to its heading', async () => {
  await toSummary();
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2, name: 'Summary' }));
});

test('CHK-37 a step that another tab has undone is replaced in the address by the one that is shown, once', async () => {
  const { presenter, sent } = await toSummary();
  const ways = sent.length;
  const { cart } = presenter;
  if (cart === undefined) throw new TypeError('There is no cart');
  act(() => presenter.changedElsewhere({ ...cart, version: 'unpaid', instruments: [] }));
  await screen.findByRole('button', { name: 'Continue to summary' });
  act(() => presenter.changedElsewhere({ ...cart, version: 'unpaid again', instruments: [] }));
  expect(sent.slice(ways)).toEqual(['replace /checkout?step=billing']);
});

test('CHK-37 the address keeps the step of a reload as long as the contact may be read, and gets none at the start', async () => {
  const walk = await walkTo('shipping', await atCheckout());
  for (const asked of ['summary', null])
    renderInShop(<CheckoutStates presenter={walk.presenter} asked={asked} />, walk.opened);
  await screen.findAllByRole('radio', { name: /Standard delivery/ });
  expect([walk.presenter.stepFor('summary'), walk.sent]).toEqual(['shipping', []]);
});

test('CHK-02 a finished step can be reopened, and the card frame stays mounted', async () => {
  const { user } = await toSummary();
  const frame = screen.getByTitle('Card details');
  await user.click(screen.getByRole('button', { name: 'Edit Shipping' }));
  expect(screen.getByRole('textbox', { name: 'City' })).toHaveProperty('value', 'San Francisco');
  expect(screen.getByTitle('Card details')).toBe(frame);
});

test('ERR-38 a refusal on top has the role alert, gets the focus, and is closed by its button', async () => {
  const { user, fakes } = await toSummary();
  fakes.faults.failNext('place', apiRefusal('PAY400', 402));
  await user.click(screen.getByRole('button', { name: /^Place order/ }));
  const notice = await screen.findByRole('alert');
  expect(notice.textContent).toBe('PAY400 happened');
  expect(document.activeElement).toBe(notice);
  expect(screen.getByRole('button', { name: 'Continue to summary' })).toBeTruthy();
  await user.click(within(notice).getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('CHK-12 clearing the checkbox shows an empty billing form, checking it hides the form', async () => {
  const { user } = await openPage();
  await fill(user);
  await user.click(screen.getByRole('button', { name: 'Continue to billing' }));
  const same = await screen.findByRole('checkbox', { name: /same as shipping/ });
  expect(same).toHaveProperty('checked', true);
  await user.click(same);
  expect(screen.getByRole('textbox', { name: 'City' })).toHaveProperty('value', '');
  await user.click(same);
  expect(screen.queryByRole('textbox', { name: 'City' })).toBeNull();
});

const { phoneHint, collectPhoneHint, collectNameHint } = enUs.checkout.fields;
test.each([
  ['a delivery', 'shipping', shippingForm, [phoneHint, 'We ship to the United States']],
  ['a collection in a store', 'shipping', contactForm, [collectPhoneHint, collectNameHint]],
  ['a billing address', 'billing', billingForm, ['United States']],
] as const)('CHK-10 CHK-12 the notes of %s are about it', (_, section, formOf, notes) => {
  const opened = openShop();
  const { site } = opened.shop;
  const ruleTexts = ruleTextsOf(site.language);
  const form = makeAddressForm({ prefix: 'a', form: formOf(site.country), ruleTexts, country: site.country });
  const { container } = renderInShop(<AddressFields form={form} site={site} section={section} />, opened);
  expect([...container.querySelectorAll('p')].map((note) => note.textContent)).toEqual(notes);
});

test('en-gb has a postcode field, fr-ca a code postal and a province, each in its own language', async () => {
  await openPage({ locale: 'en-gb' });
  expect(screen.getByRole('textbox', { name: 'Postcode' })).toBeTruthy();
  document.body.replaceChildren();
  await openPage({ locale: 'fr-ca' }).catch(() => undefined);
  expect(screen.getByRole('textbox', { name: 'Code postal' })).toBeTruthy();
  expect(screen.getByRole('combobox', { name: 'Province' })).toBeTruthy();
});

test('CHK-07 the question shows both spellings with a button each', () => {
  const asked: string[] = [];
  renderInShop(
    <AddressChoice
      question={{
        messages: [],
        typed: typedAddresses.US,
        suggested: { ...typedAddresses.US, line1: '1 Better Street' },
      }}
      onSuggested={() => asked.push('suggested')}
      onMine={() => asked.push('mine')}
    />,
    openShop(),
  );
  expect(screen.getAllByText('San Francisco, CA 94105')).toHaveLength(2);
  screen.getByRole('button', { name: 'Use suggested' }).click();
  screen.getByRole('button', { name: 'Keep mine' }).click();
  expect(asked).toEqual(['suggested', 'mine']);
});

test('CHK-31 while a chosen method is saved the total is busy; then the new one is announced', async () => {
  const { fakes, user, container } = await openPage();
  const isBusy = () => container.querySelector('#order-contents dl')?.getAttribute('aria-busy');
  await user.click(screen.getByRole('radio', { name: /Express delivery/ }));
  await user.click(screen.getByRole('radio', { name: /Standard delivery/ }));
  expect(await screen.findByText(/^Total \$/)).toBeTruthy();
  expect(isBusy()).toBe('false');
  fakes.faults.holdNext('chooseShippingMethod');
  await user.click(screen.getByRole('radio', { name: /Express delivery/ }));
  expect(await screen.findByText(enUs.cart.updating)).toBeTruthy();
  expect(isBusy()).toBe('true');
});

test('ENT-10 an order with five addresses sends further lines to one of those that it has', async () => {
  const { presenter, user } = await openPage();
  const { cart } = presenter;
  const [item] = cart?.items ?? [];
  const [main] = cart?.shipments ?? [];
  if (cart === undefined || item === undefined || main === undefined) throw new TypeError('There is no cart');
  const items = ['1', '2', '3', '4', '5', '6'].map((id) => ({ ...item, id }));
  const elsewhere = ['3', '4', '5', '6'].map((id) => ({
    ...main,
    id: `elsewhere-${id}`,
    itemIds: [id],
    hasOwnAddress: true,
    address: { ...addressOf(typedAddresses.US), line1: `${id} Oak Street` },
  }));
  const { otherAddress, shipping, fields } = enUs.checkout;
  act(() => presenter.show({ ...cart, items, shipments: [{ ...main, itemIds: ['1', '2'] }, ...elsewhere] }));
  await user.click(await screen.findByRole('button', { name: shipping.otherAddress }));
  const dialog = within(await screen.findByRole('dialog', { name: otherAddress.title }));
  expect(dialog.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual(
    ['3', '4', '5', '6'].map((id) => expect.stringContaining(`${id} Oak Street`)),
  );
  expect(dialog.getByText('An order can be sent to up to 5 addresses.')).toBeTruthy();
  expect(dialog.queryByRole('textbox', { name: fields.line1 })).toBeNull();
});

test('CHK-12 with several addresses, the billing address is said to be the main one', async () => {
  const { presenter } = await openPage();
  const { cart } = presenter;
  const [main] = cart?.shipments ?? [];
  if (cart === undefined || main === undefined) throw new TypeError('There is no cart');
  const address = addressOf(typedAddresses.US);
  const other = { ...main, id: 'other', itemIds: ['2'], hasOwnAddress: true, address: { ...address, line1: '2 Oak' } };
  const shown = { ...cart, shippingAddress: address, shipments: [main, other] };
  const text = () => renderInShop(<SameText cart={shown} />, openShop()).container.textContent;
  expect(text()).toBe(`Billing address is the main address, ${address.line1}`);
  shown.shipments = [main];
  expect(text()).toBe(enUs.checkout.billing.sameAsShipping);
});

test('CHK-31 the first step of a cart of which a part is picked up names the store above the address', async () => {
  const opened = openShop();
  const cart = await run(opened.shop.carts.add({ sku: 'SKU-2', productId: 'NKTRAIL3FJO' }));
  const [line] = cart.items;
  if (line === undefined) throw new TypeError('The cart has no line');
  const place = { id: 'boulder' };
  await run(opened.shop.lineDelivery.change({ cart, itemId: line.id, code: 'pickup', place }));
  await openPage({ opened });
  const form = screen.getByRole('form', { name: enUs.checkout.shipping.form });
  const pickup = screen.getAllByText(/Store boulder, Today$/)[0];
  expect(pickup?.compareDocumentPosition(form)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('GFT-05 ENT-10 the shipments of two lines of one sku differ by units and gift', async () => {
  const { presenter } = await openPage();
  const { cart } = presenter;
  const [item] = cart?.items ?? [];
  const [main] = cart?.shipments ?? [];
  if (cart === undefined || item === undefined || main === undefined) throw new TypeError('There is no cart');
  const { name } = item;
  const items = [
    { ...item, id: '1', quantity: 2 },
    { ...item, id: '2', giftMessage: 'Enjoy' },
  ];
  const shipments = [
    { ...main, itemIds: ['1'] },
    {
      ...main,
      id: 'other',
      itemIds: ['2'],
      hasOwnAddress: true,
      address: addressOf(typedAddresses.US),
      applicable: presenter.shipping.methods,
    },
  ];
  act(() => presenter.show({ ...cart, items, shipments }));
  expect(await screen.findByRole('group', { name: `Delivery method for ${name} × 2` })).toBeTruthy();
  expect(screen.getByRole('group', { name: `Delivery method for ${name} × 1 (Enjoy)` })).toBeTruthy();
  expect(await screen.findByRole('region', { name: `Delivery address for ${name} × 1 (Enjoy)` })).toBeTruthy();
});

test('PDP-21 ENT-10 the delivery methods of two lines that are made to order name what differs in them', async () => {
  const { presenter } = await openPage();
  const { cart } = presenter;
  const [item] = cart?.items ?? [];
  const [main] = cart?.shipments ?? [];
  if (cart === undefined || item === undefined || main === undefined) throw new TypeError('There is no cart');
  const { name } = item;
  const recipe = (value: string) => [{ part: 'text', choice: value, label: 'Your text', value }];
  const items = [
    { ...item, id: '1', recipe: recipe('Ada') },
    { ...item, id: '2', recipe: recipe('Léa') },
  ];
  const shipments = [
    { ...main, itemIds: ['1'] },
    { ...main, id: 'other', itemIds: ['2'], applicable: presenter.shipping.methods },
  ];
  act(() => presenter.show({ ...cart, items, shipments }));
  for (const text of ['Ada', 'Léa'])
    expect(await screen.findByRole('group', { name: `Delivery method for ${name} × 1 (${text})` })).toBeTruthy();
});
