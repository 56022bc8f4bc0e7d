import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { apiRefusal } from '#core/testing/faults.ts';
import enUs from '#ui/messages/en-us.json' with { type: 'json' };
import { CorrectionDialog } from '#ui/features/order/correction-dialog.tsx';
import { axeFindings } from '#test/ui/axe.ts';
import { purchaseOf } from '#test/support/purchase-of.ts';
import { openShop, renderInShop } from '#test/ui/render-in-shop.tsx';

const texts = enUs.orders.correct;
const shipment = { shipmentId: 's', status: 'PLACED' as const, label: '', deliveryTime: '', itemIds: [] };

const open = () => {
  const opened = openShop();
  const purchase = { ...purchaseOf('1', 'PLACED'), email: 'ida@example.org', shipments: [shipment] };
  opened.fakes.purchases.put(purchase);
  const corrected: string[] = [];
  const closed: string[] = [];
  const { container } = renderInShop(
    <CorrectionDialog
      purchase={purchase}
      onClose={() => void closed.push('closed')}
      onCorrected={({ email }) => void corrected.push(email)}
      onCancel={() => undefined}
    />,
    opened,
  );
  const send = async (): Promise<void> => {
    fireEvent.change(await screen.findByLabelText(texts.email), { target: { value: 'grace@example.org' } });
    fireEvent.click(screen.getByRole('button', { name: texts.send }));
  };
  return { ...opened, purchase, corrected, closed, container, send };
};

test('ORD-19 who placed the order sees it corrected at once', async () => {
  const { corrected, send } = open();
  await send();
  await expect.poll(() => corrected).toEqual(['grace@example.org']);
});

test('ORD-19 who has only tracked the order reads that a message to the old address confirms the correction; the text takes the focus', async () => {
  const { fakes, purchase, corrected, closed, container, send } = open();
  fakes.purchases.confirmCorrections(purchase.orderId);
  await send();
  const said = texts.confirm.text.replace('{email}', 'ida@example.org').replace('{minutes}', '30');
  await screen.findByText(said);
  expect(document.activeElement?.textContent).toContain(said);
  expect(await axeFindings(container)).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: texts.confirm.close }));
  expect([corrected, closed]).toEqual([[], ['closed']]);
});

test.each([
  ['PLACED', true, texts.totalChanges],
  ['PROCESSING', false, texts.totalChangesLate],
] as const)(
  'ORD-09 ORD415 an order that is %s, which can be canceled: %s, says how its address can change',
  async (status, isCancellable, text) => {
    const opened = openShop();
    const purchase = { ...purchaseOf('1', status), isCancellable, shipments: [shipment] };
    opened.fakes.purchases.put(purchase);
    const canceled: string[] = [];
    renderInShop(
      <CorrectionDialog
        purchase={purchase}
        onClose={() => undefined}
        onCorrected={() => undefined}
        onCancel={() => void canceled.push('opened')}
      />,
      opened,
    );
    opened.fakes.faults.failNext('correct', apiRefusal('ORD415', 409));
    fireEvent.click(await screen.findByRole('button', { name: texts.send }));
    expect((await screen.findByRole('alert')).textContent).toBe(text);
    for (const button of screen.queryAllByRole('button', { name: enUs.orders.cancel.open })) fireEvent.click(button);
    expect(canceled).toEqual(isCancellable ? ['opened'] : []);
  },
);

test('VAL-24 the summary lists the errors in the order of the fields', async () => {
  const opened = openShop();
  const address = { country: 'US', phone: '1', firstName: '', lastName: '', line1: '', city: '', postalCode: '' };
  const order = purchaseOf('1', 'PLACED');
  const purchase = {
    ...order,
    email: '',
    shipments: [{ ...shipment, address }],
    shippingAddress: address,
  };
  renderInShop(
    <CorrectionDialog
      purchase={purchase}
      onClose={() => undefined}
      onCorrected={() => undefined}
      onCancel={() => undefined}
    />,
    opened,
  );
  fireEvent.click(await screen.findByRole('button', { name: texts.send }));
  const [first, ...others] = (await screen.findAllByRole('link')).map((link) => link.getAttribute('href')?.slice(1));
  const fields = [...document.querySelectorAll('input, select')].map(({ id }) => id);
  const places = [first, ...others].map((id) => fields.indexOf(id ?? ''));
  expect(places.length).toBeGreaterThan(3);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
});
