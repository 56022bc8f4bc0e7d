import type { WalletChoice } from '#core/checkout/ports/wallet-gateway.ts';
import type { WalletApproval } from '#core/checkout/wallet-approval.ts';
import { present } from '#core/kernel/present.ts';
import { addressOf, type Address } from '#core/profile/address.ts';
import { hearProvider } from './provider-frame.ts';

/** A text that the sheet shows with its formatted amount. */
type SheetRow = { readonly label: string; readonly amount: string };

/** What the sheet shows after a choice. It asks the provider for the amount to approve, by the client token. */
export type SheetOffer = {
  readonly clientToken: string;
  readonly methods: readonly { readonly id: string; readonly label: string; readonly isChosen: boolean }[];
  readonly rows: readonly SheetRow[];
};

/** What the shop answers to a choice: an offer, or the text of a refusal. */
export type SheetAnswer = SheetOffer | { readonly message: string };

/** How the shopper left the sheet. `clientToken` is that of the offer that was approved. */
export type SheetEnd =
  | { readonly _tag: 'Canceled' }
  | ({ readonly _tag: 'Approved'; readonly clientToken: string } & WalletApproval);

type Fields = ReadonlyMap<string, unknown>;

/** Longest text that is taken from the sheet. */
const LENGTH = 200;
const TOKEN_LENGTH = 4_096;

const fieldsOf = (value: unknown): Fields => new Map<string, unknown>(Object.entries(Object(value)));
const textOf = (fields: Fields, name: string, length = LENGTH): string => {
  const value = fields.get(name);
  return typeof value === 'string' && value.length <= length ? value : '';
};
const addressIn = (value: unknown): Address => {
  const fields = fieldsOf(value);
  return addressOf(Object.fromEntries([...fields.keys()].map((name) => [name, textOf(fields, name)])));
};
const choiceOf = (message: Fields): WalletChoice => {
  const { line1, line2, city, state, postalCode, country } = addressIn(message.get('address'));
  return {
    place: { line1, city, postalCode, country, ...present({ line2, state }) },
    ...present({ methodId: textOf(message, 'methodId') || undefined }),
  };
};

const endOf = (message: Fields): SheetEnd | undefined => {
  if (message.get('type') !== 'approval') return undefined;
  const token = textOf(fieldsOf(message.get('token')), 'token', TOKEN_LENGTH);
  if (message.get('outcome') !== 'token' || token === '') return { _tag: 'Canceled' };
  const contact = fieldsOf(message.get('contact'));
  return {
    _tag: 'Approved',
    clientToken: textOf(message, 'clientToken', TOKEN_LENGTH),
    token,
    address: addressIn(message.get('address')),
    contact: { email: textOf(contact, 'email'), phone: textOf(contact, 'phone') },
  };
};

/**
 * Exchanges messages with the wallet's sheet in a frame: answers its choices, and waits for its end, which is reported once.
 * Messages of other windows and origins are ignored, and answers go to the provider's origin only. Returns a function
 * that stops.
 */
export const watchWallet = ({
  frame,
  origin,
  onChoice,
  onSettled,
}: {
  readonly frame: HTMLIFrameElement;
  readonly origin: string;
  readonly onChoice: (choice: WalletChoice, answer: (answer: SheetAnswer) => void) => void;
  readonly onSettled: (end: SheetEnd) => void;
}): (() => void) => {
  const stop = hearProvider(frame, origin, (received) => {
    const message = fieldsOf(received);
    if (message.get('type') === 'wallet-choice') {
      const requestId = message.get('requestId');
      return onChoice(choiceOf(message), (answer) =>
        frame.contentWindow?.postMessage(
          {
            source: 'portico-shop',
            type: 'message' in answer ? 'wallet-refused' : 'wallet-quote',
            requestId,
            ...answer,
          },
          origin,
        ),
      );
    }
    const end = endOf(message);
    if (end === undefined) return;
    stop();
    onSettled(end);
  });
  return stop;
};
