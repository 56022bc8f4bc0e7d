import {
  brandOf,
  cardFields,
  codeDigits,
  digitsOf,
  groupExpiry,
  groupNumber,
  parseExpiry,
  refusedFields,
  type CardField,
} from '../../card-rules.ts';
import { onShopMessage, sendToShop } from './parent-frame.ts';

// Card numbers exist only on this page and in its token request (PAY-18).

const element = <Kind extends HTMLElement>(id: string, kind: new () => Kind): Kind => {
  const found = document.getElementById(id);
  if (!(found instanceof kind)) throw new TypeError(`No ${kind.name} has the id ${id}`);
  return found;
};
const input = (field: CardField) => element(field, HTMLInputElement);
const inputs = {
  number: input('number'),
  expiry: input('expiry'),
  code: input('code'),
  holderName: input('holderName'),
};
let clientToken = '';

const enteredCard = () => ({
  number: digitsOf(inputs.number.value),
  ...parseExpiry(inputs.expiry.value),
  code: inputs.code.value.trim(),
  holderName: inputs.holderName.value.trim(),
});
const { lang: language } = document.documentElement;

/** Shows the error of a field; an empty text clears it. */
const mark = (field: CardField, problem = ''): void => {
  element(`${field}-problem`, HTMLElement).textContent = problem;
  inputs[field].setAttribute('aria-invalid', String(problem !== ''));
};
/** The error text of a field, from its data attributes; an empty card number has its own text (PAY-17). */
const problemOf = (field: CardField, number: string): string =>
  inputs[field].dataset[field === 'number' && number === '' ? 'missing' : 'problem'] ?? '';
/** Current error texts by field. */
const problems = (): Readonly<Partial<Record<CardField, string>>> => {
  const card = enteredCard();
  return Object.fromEntries(refusedFields(card, Date.now()).map((field) => [field, problemOf(field, card.number)]));
};
const check = (field: CardField): void => mark(field, problems()[field]);
const isMarked = (field: CardField): boolean => inputs[field].getAttribute('aria-invalid') === 'true';

/** Formats the value and keeps the caret after the same digit. */
const regroup = (typing: HTMLInputElement, group: (text: string) => string): void => {
  const grouped = group(typing.value);
  if (grouped === typing.value) return;
  const digitsBefore = digitsOf(group(typing.value.slice(0, typing.selectionStart ?? typing.value.length))).length;
  const caret = grouped.length - grouped.replace(new RegExp(`^(\\D*\\d){${digitsBefore}}`), '').length;
  typing.value = grouped;
  typing.setSelectionRange(caret, caret);
};

const refuse = (requestId: unknown, fields: Readonly<Record<string, unknown>>): void => {
  for (const field of cardFields) mark(field, typeof fields[field] === 'string' ? fields[field] : '');
  const first = cardFields.find(isMarked);
  if (first !== undefined) inputs[first].focus();
  sendToShop({ type: 'invalid', requestId, fields });
};

const tokenize = async (requestId: unknown): Promise<void> => {
  const refused = problems();
  if (Object.keys(refused).length > 0) return refuse(requestId, refused);
  const answer = await fetch('/v1/tokens', {
    method: 'POST',
    body: JSON.stringify(enteredCard()),
    headers: {
      Authorization: `Bearer ${clientToken}`,
      'Content-Type': 'application/json',
      'Accept-Language': language,
    },
  });
  const body: unknown = await answer.json();
  if (answer.status === 201) {
    const { holderName } = enteredCard();
    return sendToShop({ type: 'token', requestId, token: Object.assign({ holderName }, body) });
  }
  if (answer.status === 422 && typeof body === 'object' && body !== null && 'fields' in body)
    return refuse(requestId, Object.fromEntries(Object.entries(body.fields ?? {})));
  sendToShop({ type: 'failed', requestId });
};

for (const field of cardFields) {
  inputs[field].addEventListener('change', () => inputs[field].value !== '' && check(field));
  inputs[field].addEventListener('input', () => {
    if (field === 'number') {
      regroup(inputs.number, groupNumber);
      element('brand', HTMLElement).textContent = brandOf(digitsOf(inputs.number.value)).label;
    }
    if (field === 'expiry' && !/^\s*\d\s*$/.test(inputs.expiry.value)) regroup(inputs.expiry, groupExpiry);
    if (field === 'code') regroup(inputs.code, codeDigits);
    if (isMarked(field)) check(field);
  });
}
document.addEventListener('submit', (event) => event.preventDefault());

onShopMessage((message) => {
  if (message['type'] === 'init') {
    clientToken = String(message['clientToken']);
    const wanted = String(message['lang']);
    // Requested once for each language: the page may be served in another one.
    if (wanted !== language && wanted !== new URLSearchParams(location.search).get('lang'))
      location.replace(`?lang=${encodeURIComponent(wanted)}`);
  }
  // The shop accepts no card that expires before the order; the date stays for a correction (PAY-16).
  if (message['type'] === 'refuse' && message['field'] === 'expiry') {
    mark('expiry', inputs.expiry.dataset['problem']);
    inputs.expiry.focus();
  }
  if (message['type'] === 'focus') inputs[cardFields.find(isMarked) ?? 'number'].focus();
  if (message['type'] === 'tokenize')
    tokenize(message['requestId']).catch(() => sendToShop({ type: 'failed', requestId: message['requestId'] }));
});
sendToShop({ type: 'ready' });
