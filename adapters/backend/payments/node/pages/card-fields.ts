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
import { hearShop, tellShop } from './parent-frame.ts';

// Besides the token call this page is the only place where a card number exists (PAY-18).

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

const typed = () => ({
  number: digitsOf(inputs.number.value),
  ...parseExpiry(inputs.expiry.value),
  code: inputs.code.value.trim(),
  holderName: inputs.holderName.value.trim(),
});
const { lang: language } = document.documentElement;

/** Marks a field, or takes the mark away when there is no problem. */
const mark = (field: CardField, problem = ''): void => {
  element(`${field}-problem`, HTMLElement).textContent = problem;
  inputs[field].setAttribute('aria-invalid', String(problem !== ''));
};
/** The text of a refused field, which the page came with; an empty card number has a text of its own (PAY-17). */
const problemOf = (field: CardField, number: string): string =>
  inputs[field].dataset[field === 'number' && number === '' ? 'missing' : 'problem'] ?? '';
/** What is wrong with the fields now, by field. */
const problems = (): Readonly<Partial<Record<CardField, string>>> => {
  const card = typed();
  return Object.fromEntries(refusedFields(card, Date.now()).map((field) => [field, problemOf(field, card.number)]));
};
const check = (field: CardField): void => mark(field, problems()[field]);
const isMarked = (field: CardField): boolean => inputs[field].getAttribute('aria-invalid') === 'true';

/** Groups what was typed and leaves the caret behind the digit it was behind. */
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
  tellShop({ type: 'invalid', requestId, fields });
};

const tokenize = async (requestId: unknown): Promise<void> => {
  const refused = problems();
  if (Object.keys(refused).length > 0) return refuse(requestId, refused);
  const answer = await fetch('/v1/tokens', {
    method: 'POST',
    body: JSON.stringify(typed()),
    headers: {
      Authorization: `Bearer ${clientToken}`,
      'Content-Type': 'application/json',
      'Accept-Language': language,
    },
  });
  const body: unknown = await answer.json();
  if (answer.status === 201) return tellShop({ type: 'token', requestId, token: body });
  if (answer.status === 422 && typeof body === 'object' && body !== null && 'fields' in body)
    return refuse(requestId, Object.fromEntries(Object.entries(body.fields ?? {})));
  tellShop({ type: 'failed', requestId });
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
new ResizeObserver(() => tellShop({ type: 'resize', height: document.documentElement.offsetHeight })).observe(
  document.documentElement,
);

hearShop((message) => {
  if (message['type'] === 'init') {
    clientToken = String(message['clientToken']);
    const wanted = String(message['lang']);
    // The page is asked for once in a language, whichever one it comes in.
    if (wanted !== language && wanted !== new URLSearchParams(location.search).get('lang'))
      location.replace(`?lang=${encodeURIComponent(wanted)}`);
  }
  if (message['type'] === 'focus') inputs[cardFields.find(isMarked) ?? 'number'].focus();
  if (message['type'] === 'tokenize')
    tokenize(message['requestId']).catch(() => tellShop({ type: 'failed', requestId: message['requestId'] }));
});
tellShop({ type: 'ready' });
