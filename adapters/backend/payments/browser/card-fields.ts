import { brandOf, cardFields, digitsOf, formats, parseExpiry, refusedFields, type CardField } from './card-rules.ts';
import { element, fieldsOf, onShopMessage, sendToShop } from './parent-frame.ts';

// Card numbers exist only on this page and in its token request (PAY-18).

const input = (field: CardField) => element(field, HTMLInputElement);
const { lang } = document.documentElement;
let clientToken = '';
/** Whether nothing has been typed since the card was refused. */
let isRefused = false;

const enteredCard = () => ({
  number: digitsOf(input('number').value),
  ...parseExpiry(input('expiry').value),
  code: input('code').value.trim(),
  holderName: input('holderName').value.trim(),
});

/** Error texts by field; an empty field may have its own text (PAY-17). */
const problems = (): Readonly<Partial<Record<CardField, string>>> =>
  Object.fromEntries(
    refusedFields(enteredCard(), Date.now()).map((field) => {
      const { value, dataset } = input(field);
      return [field, dataset[value === '' ? 'missing' : 'problem']];
    }),
  );
/** Shows the error of a field; an empty text clears it. */
const mark = (field: CardField, problem = ''): void => {
  element(`${field}-problem`, HTMLElement).textContent = problem;
  input(field).setAttribute('aria-invalid', String(problem !== ''));
};
const check = (field: CardField): void => mark(field, problems()[field]);
const isMarked = (field: CardField): boolean => input(field).getAttribute('aria-invalid') === 'true';

/** Formats the value and keeps the caret after the same digit. */
const format = (typing: HTMLInputElement, group: (text: string) => string): void => {
  const grouped = group(typing.value);
  if (grouped === typing.value) return;
  const digitsBefore = digitsOf(group(typing.value.slice(0, typing.selectionStart ?? typing.value.length))).length;
  const caret = grouped.length - grouped.replace(new RegExp(`^(\\D*\\d){${digitsBefore}}`), '').length;
  typing.value = grouped;
  typing.setSelectionRange(caret, caret);
};

const refuse = (requestId: unknown, fields: Readonly<Record<string, unknown>>): void => {
  isRefused = true;
  for (const field of cardFields) mark(field, String(fields[field] ?? ''));
  const first = cardFields.find(isMarked);
  if (first !== undefined) input(first).focus();
  sendToShop({ type: 'invalid', requestId, fields });
};

const tokenize = async (requestId: unknown): Promise<void> => {
  const refused = problems();
  if (Object.keys(refused).length > 0) return refuse(requestId, refused);
  const card = enteredCard();
  const answer = await fetch('/v1/tokens', {
    method: 'POST',
    body: JSON.stringify(card),
    headers: { Authorization: `Bearer ${clientToken}`, 'Content-Type': 'application/json', 'Accept-Language': lang },
  });
  const body = fieldsOf(await answer.json());
  if (answer.status === 422) return refuse(requestId, fieldsOf(body['fields']));
  if (!answer.ok) return sendToShop({ type: 'failed', requestId });
  sendToShop({ type: 'token', requestId, token: { holderName: card.holderName, ...body } });
};

for (const field of cardFields) {
  input(field).addEventListener('change', () => input(field).value !== '' && check(field));
  input(field).addEventListener('input', () => {
    // The first digit of a month stays as it is typed.
    if (field !== 'expiry' || !/^\s*\d\s*$/.test(input(field).value)) format(input(field), formats[field]);
    element('brand', HTMLElement).textContent = brandOf(digitsOf(input('number').value)).label;
    // What the shop says about a refused card is not about what is typed now.
    if (isRefused) sendToShop({ type: 'typed' });
    isRefused = false;
    if (isMarked(field)) check(field);
  });
}
document.addEventListener('submit', (event) => event.preventDefault());
// The form of the shop continues around this page.
document.addEventListener('keydown', ({ key, isComposing }) => {
  if (key === 'Enter' && !isComposing) sendToShop({ type: 'enter' });
});

onShopMessage(({ type, requestId, field, ...message }) => {
  if (type === 'init') {
    clientToken = String(message['clientToken']);
    const wanted = String(message['lang']);
    // Requested once for each language: the page may be served in another one.
    if (wanted !== lang && wanted !== new URLSearchParams(location.search).get('lang'))
      location.replace(`?lang=${encodeURIComponent(wanted)}`);
  }
  // The shop accepts no card that expires before the order; the date stays for a correction (PAY-16).
  if (type === 'refuse' && field === 'expiry') {
    isRefused = true;
    mark('expiry', input('expiry').dataset['problem']);
    input('expiry').focus();
  }
  if (type === 'focus') input(cardFields.find(isMarked) ?? 'number').focus();
  if (type === 'tokenize') tokenize(requestId).catch(() => sendToShop({ type: 'failed', requestId }));
});
sendToShop({ type: 'ready' });
