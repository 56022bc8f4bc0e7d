import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { Amount } from '#core/kernel/amount.ts';
import type { Purchase } from '#core/order/purchase.ts';
import enUs from '#ui/messages/en-us.json' with { type: 'json' };
import { OrderScreen } from '#ui/features/order/order-screen.tsx';
import { axeFindings } from '#test/ui/axe.ts';
import { run } from '#test/support/run.ts';
import { purchaseOf } from '#test/support/purchase-of.ts';
import { eventually, openShop, renderInShop } from '#test/ui/render-in-shop.tsx';

const texts = enUs.orders;
const instead = new RegExp(`^${texts.return.instead}`);
const returnUntil = '2026-03-09T23:59:59Z';
const untilText = 'Return until March 9, 2026';
const delivered = purchaseOf('1', 'DELIVERED');
const [line] = delivered.items;
if (line === undefined) throw new TypeError('The order has no line');

const openReturn = async (open: Partial<Purchase['openUnits'][number]> = {}, more: Partial<Purchase> = {}) => {
  const opened = openShop();
  const sizes = [
    { sku: 'sku-l', size: 'L', available: 5 },
    { sku: 'sku-xl', size: 'XL', available: 1 },
  ];
  opened.fakes.purchases.put({
    ...delivered,
    isReturnable: true,
    ...more,
    openUnits: [{ itemId: line.id, cancellable: 0, returnable: 2, returnUntil, exchangeSizes: sizes, ...open }],
  });
  const { container } = renderInShop(<OrderScreen orderId="1" isMember={false} isReturn />, opened);
  const user = userEvent.setup();
  const form = within(await screen.findByRole('form', { name: texts.return.title }));
  await user.click(form.getByRole('checkbox'));
  await user.selectOptions(form.getByLabelText(/^Reason/), 'too-small');
  return { ...opened, container, user, form };
};

describe('the return of items', () => {
  test('ORD-10 ORD-18 ORD-20 another size is offered while so many units of it are in stock; a size that is chosen stays, and is refused; form and confirmation say what the shopper gets', async () => {
    const { user, form, fakes } = await openReturn();
    const options = () => within(form.getByLabelText(instead)).getAllByRole('option');
    const size = (name: string): string => texts.return.size.replace('{size}', name);
    expect(options().map(({ textContent }) => textContent)).toEqual([texts.return.refund, size('L')]);
    await user.click(form.getByRole('button', { name: new RegExp(enUs.design.decrease) }));
    expect(options().map(({ textContent }) => textContent)).toEqual([texts.return.refund, size('L'), size('XL')]);
    await user.selectOptions(form.getByLabelText(instead), size('XL'));
    await user.click(form.getByRole('button', { name: new RegExp(enUs.design.increase) }));
    await user.click(form.getByRole('button', { name: texts.return.send }));
    expect(await form.findByText(texts.return.sizeGone)).toBeDefined();
    expect(fakes.faults.times('startReturn')).toBe(0);
    await user.selectOptions(form.getByLabelText(instead), size('L'));
    expect(form.queryByText(texts.return.sizeGone)).toBeNull();
    const result = form.getByText(`You get 2 × ${line.name} in size L at no charge once we have checked the return.`);
    expect([result.parentElement?.role, form.queryByText(/^You get back/)]).toEqual(['status', null]);
    expect(form.getByText(untilText)).toBeDefined();
    await user.click(form.getByRole('button', { name: texts.return.send }));
    expect(await screen.findByText(texts.return.held)).toBeDefined();
    expect(within(screen.getByRole('list', { name: texts.return.items })).getByRole('listitem').textContent).toBe(
      `2 × ${line.name}, size L for size ${line.size}`,
    );
    const { returns } = await openedPurchase(fakes);
    expect(returns).toMatchObject([{ way: 'post' }]);
  });

  test('ORD-20 a typed quantity above the units that can be returned is refused at its field, and nothing is returned', async () => {
    const { user, form, fakes } = await openReturn();
    const field = form.getByRole('textbox', { name: enUs.design.quantity });
    await user.clear(field);
    await user.type(field, '3');
    await user.tab();
    expect(form.getByText('Enter a quantity from 1 to 2.').id).toBe(field.getAttribute('aria-describedby'));
    await user.click(form.getByRole('button', { name: texts.return.send }));
    expect([document.activeElement, fakes.faults.times('startReturn')]).toEqual([field, 0]);
  });

  test('ORD-20 the form says that all items of a parcel bring back its shipping, before the return is sent', async () => {
    const shipment = {
      label: '',
      deliveryTime: '',
      shipmentId: 's-1',
      itemIds: [line.id],
      status: 'DELIVERED' as const,
    };
    const { user, form } = await openReturn(
      { exchangeSizes: [], unitRefunds: [Amount.of(4_868), Amount.of(4_867)] },
      { shipments: [{ ...shipment, shippingRefund: { units: 2, amount: Amount.of(595) } }] },
    );
    expect(form.getByText('You get back $103.30: $97.35 for the items and $5.95 for shipping.')).toBeDefined();
    await user.click(form.getByRole('button', { name: new RegExp(enUs.design.decrease) }));
    expect(form.getByText('You get back $48.68.')).toBeDefined();
  });

  test('ORD-11 ORD-12 VAL-24 what is missing is said for each line until it is there, and a reason only after it could be chosen', async () => {
    const { user, form } = await openReturn({ exchangeSizes: [] });
    const rows = (): readonly (string | null)[] =>
      form.queryAllByRole('alert').flatMap((alert) =>
        within(alert)
          .getAllByRole('link')
          .map(({ textContent }) => textContent),
      );
    const send = (): Promise<void> => user.click(form.getByRole('button', { name: texts.return.send }));
    await user.click(form.getByRole('checkbox'));
    await send();
    expect([rows(), document.activeElement]).toEqual([[texts.return.nothing], form.getByRole('checkbox')]);
    expect(form.getByRole('group', { name: texts.return.items, description: texts.return.nothing })).toBeDefined();
    await user.click(form.getByRole('checkbox'));
    expect(rows()).toEqual([]);
    await send();
    const reason = form.getByLabelText(/^Reason/);
    expect([rows(), document.activeElement]).toEqual([[texts.return.reasonFor.replace('{name}', line.name)], reason]);
    expect(form.getByText(texts.return.reasonNeeded).id).toBe(reason.getAttribute('aria-describedby'));
    await user.selectOptions(reason, 'other');
    expect([rows(), form.queryByText(texts.return.reasonNeeded)]).toEqual([[], null]);
  });

  test('ORD-10 ORD-11 in a store: a code instead of a label, and the way to the stores', async () => {
    const unitRefunds = [Amount.of(5_000), Amount.of(5_000)];
    const { user, form, container, fakes } = await openReturn({ exchangeSizes: [], unitRefunds });
    expect(form.queryByLabelText(instead)).toBeNull();
    await user.click(form.getByRole('radio', { name: new RegExp(texts.return.ways.store) }));
    await user.click(form.getByRole('button', { name: texts.return.sendStore }));
    const code = await screen.findByRole('img', { name: 'QR code of return R-1' });
    expect(screen.getByText('We refund $100.00 after our check.')).toBeDefined();
    expect(within(screen.getByRole('list', { name: texts.return.items })).getByRole('listitem').textContent).toBe(
      `2 × ${line.name}, ${line.colorName}, ${line.size}`,
    );
    expect(code.getAttribute('src')).toBe('/label.svg');
    expect(screen.queryByRole('button', { name: texts.return.download })).toBeNull();
    expect(screen.queryByText(texts.return.held)).toBeNull();
    expect(screen.getByRole('link', { name: texts.return.stores }).getAttribute('href')).toBe('/en-us/store-locator');
    expect(await axeFindings(container)).toEqual([]);
    expect((await openedPurchase(fakes)).returns).toMatchObject([{ way: 'store' }]);
  });
});

describe('an order with an exchange', () => {
  const shipment = { label: '', deliveryTime: '', shipmentId: 's-1', status: 'DELIVERED' as const, itemIds: [line.id] };

  test('ux 68 is bought again as it was ordered, without the other size beside it', async () => {
    const opened = openShop();
    opened.fakes.purchases.put({
      ...delivered,
      items: [line, { ...line, id: 'new', sku: 'sku-l' }],
      shipments: [shipment, { ...shipment, shipmentId: 's-2', itemIds: ['new'], exchangeOf: 's-1' }],
    });
    renderInShop(<OrderScreen orderId="1" isMember={false} />, opened);
    await userEvent.setup().click(await screen.findByRole('button', { name: texts.buyAgain }));
    await eventually(() => opened.sent.includes('go /cart'));
    expect((await run(opened.shop.carts.load))?.items.map(({ sku }) => sku)).toEqual([line.sku]);
  });

  test.each([
    ['post', 'LABEL_CREATED', 'RESERVED', 'Waiting for your return', texts.label],
    ['store', 'LABEL_CREATED', 'RESERVED', 'Waiting for your return', texts.code],
    ['post', 'RECEIVED', 'RESERVED', texts.checkingReturn, undefined],
    ['post', 'REFUNDED', 'PLACED', texts.preparingSize, undefined],
    ['store', 'REFUNDED', 'SHIPPED', 'Shipped', undefined],
    ['post', 'REJECTED', 'CANCELLED', 'Canceled', undefined],
  ] as const)(
    'ORD-24 by %s, %s: both sizes with the state of the new one, %s: %s; the line says what becomes of its units',
    async (way, status, state, progress, label) => {
      const [words = '', note] = {
        LABEL_CREATED:
          way === 'post'
            ? ['Label created', 'Being exchanged for size L (R-1): label created']
            : ['Code created', 'Being exchanged for size L (R-1): code created'],
        RECEIVED: ['Received', 'Being exchanged for size L (R-1): received'],
        REFUNDED: ['Exchanged', 'Exchanged for size L on January 9, 2026'],
        REJECTED: ['Not accepted'],
      }[status];
      const opened = openShop();
      const items = [line, { ...line, id: 'new', sku: 'sku-l', size: 'L' }];
      opened.fakes.purchases.put({
        ...delivered,
        items,
        openUnits: [{ itemId: line.id, cancellable: 0, returnable: 1, returnUntil }],
        shipments: [shipment, { ...shipment, shipmentId: 's-2', status: state, itemIds: ['new'], exchangeOf: 's-1' }],
        returns: [
          {
            returnId: 'return-1',
            returnNumber: 'R-1',
            date: '2026-01-02T10:00:00Z',
            status,
            way,
            labelUrl: '/label',
            endedAt: '2026-01-09T20:00:00Z',
            items: [{ itemId: line.id, quantity: line.quantity, reason: 'too-small', exchangeItemId: 'new' }],
          },
        ],
      });
      renderInShop(<OrderScreen orderId="1" isMember={false} />, opened);
      const delivery = within(await screen.findByRole('region', { name: texts.delivery }));
      expect(delivery.getByText(untilText)).toBeDefined();
      const sizes = texts.exchangeOf.replace('{name}', line.name).replace('{from}', line.size).replace('{to}', 'L');
      // A canceled exchange has no section: it sends nothing.
      const sections = screen.queryAllByRole('region', { name: texts.exchange });
      expect(sections.map((one) => one.textContent?.includes(progress))).toEqual(state === 'CANCELLED' ? [] : [true]);
      for (const exchange of sections.map((one) => within(one)))
        expect([exchange.getByText(texts.nothingToPay), exchange.queryByText(/\$/)]).toEqual([expect.anything(), null]);
      expect(screen.getByText(sizes.replace('{state}', progress))).toBeDefined();
      expect(screen.getByText(new RegExp(`^R-1, .*: ${words}`))).toBeDefined();
      expect(screen.queryAllByText(/exchanged for size L/i).map(({ textContent }) => textContent)).toEqual(
        note === undefined ? [] : [note],
      );
      expect(screen.queryAllByText(label ?? texts.label)).toHaveLength(label === undefined ? 0 : 1);
    },
  );
});

const openedPurchase = (fakes: ReturnType<typeof openShop>['fakes']) => run(fakes.purchases.view('1'));
