import { expect, test } from 'vitest';
import { makeAddressBookGateway } from '#adapters/http/account/address-book-gateway.ts';
import { run } from '#test/support/run.ts';
import { clientOver, json } from '../client-fixture.ts';

const saved = {
  id: 'a1',
  approachType: 'S',
  main: true,
  addressLine1: '500 Howard Street',
  city: 'San Francisco',
  postalCode: '94105',
  country: 'US',
  recipientFirstName: 'Ida',
  recipientLastName: 'Berg',
  x: { floor: 2 },
};

test('ENT-50 a key of an address that the shop does not know is sent back untouched with a change', async () => {
  const { client, requests } = clientOver([json({ addresses: [saved] })]);
  const addresses = makeAddressBookGateway(client);
  const address = {
    firstName: 'Ida',
    lastName: 'Berg',
    line1: '500 Howard Street',
    city: 'San Francisco',
    postalCode: '94105',
    country: 'US',
    type: 'S',
    main: true,
  } as const;

  const [known] = await run(addresses.add({ key: 'k1', address }));
  await run(addresses.change({ key: 'k2', address: { ...address, id: known?.id ?? '', line1: '1 Oak Street' } }));
  const { id: _, ...sent } = saved;
  expect([requests[1]?.method, await requests[1]?.json()]).toEqual(['PUT', { ...sent, addressLine1: '1 Oak Street' }]);
});
