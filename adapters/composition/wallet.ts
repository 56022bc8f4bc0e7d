import { makeWalletUseCases, type WalletUseCases } from '#core/checkout/use-cases/wallet-use-cases.ts';
import { makeDeliveryGateway } from '#adapters/http/checkout/delivery-gateway.ts';
import { makePaymentGateway } from '#adapters/http/checkout/payment-gateway.ts';
import { makeTenderGateway } from '#adapters/http/checkout/tender-gateway.ts';
import { makeWalletGateway } from '#adapters/http/checkout/wallet-gateway.ts';
import type { FormPorts } from './area-ports.ts';
import { openCheckout } from './purchase.ts';

/** Express purchases, which order as checkout does. */
export const openWallet = (ports: FormPorts): WalletUseCases => {
  const { gateways, client, cartCalls, site, ids } = ports;
  return makeWalletUseCases({
    ...ports,
    checkout: openCheckout(ports),
    wallet: gateways.wallet ?? makeWalletGateway(cartCalls),
    tenders: gateways.tenders ?? makeTenderGateway(client, cartCalls, site),
    delivery: gateways.delivery ?? makeDeliveryGateway(cartCalls),
    payment: gateways.payment ?? makePaymentGateway(client, cartCalls, ids),
  });
};
