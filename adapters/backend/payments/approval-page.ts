import { html } from 'hono/html';
import { Amount } from '#core/kernel/amount.ts';
import { formatMoney } from '#core/kernel/format-money.ts';
import { installments, type Installment } from '#core/payment/pay-later.ts';
import { accounts } from './approval-accounts.ts';
import { questionPage, resultPage, type Html, type Shown } from './page-frame.ts';
import type { CardBehavior } from './test-cards.ts';
import { texts } from './texts.ts';
import type { ApprovalSession } from './tokens.ts';

/** A session in which the shopper is asked to approve, on a page of the provider. */
export type Asked = ApprovalSession & Shown;

/** What each button does with the charge: the behavior of its token; `cancel` issues none. */
export const approvalOutcomes = {
  approve: 'succeeds',
  decline: 'card_declined',
  timeOut: 'times_out',
  cancel: undefined,
} as const satisfies { readonly [outcome: string]: CardBehavior | undefined };

type ApprovalOutcome = keyof typeof approvalOutcomes;
const outcomes: readonly ApprovalOutcome[] = ['approve', 'decline', 'timeOut', 'cancel'];

export const isApprovalOutcome = (outcome: unknown): outcome is ApprovalOutcome =>
  outcomes.some((known) => known === outcome);

/** Asks the shopper to approve an amount, for pay later with its payments (PAY-02). */
export const approvalPage = ({ approval: { method, amount, currency }, merchant, language, origins }: Asked): Html => {
  const { approval: text } = texts[language];
  const money = (whole: number): string => formatMoney(Amount.of(whole), currency, language);
  const payment = ({ weeks, amount: part }: Installment): string =>
    (weeks === 0 ? text.today : text.later).replace('{weeks}', String(weeks)).replace('{amount}', money(part));
  const plan = html`<p>${text.plan}</p>
    <ol>
      ${installments(Amount.of(amount)).map((part) => html`<li>${payment(part)}</li>`)}
    </ol>`;
  return questionPage({
    language,
    origins,
    title: text[method],
    summary: html`<h1>${text[method]}</h1>
      <p>${merchant}</p>
      <p class="amount">${money(amount)}</p>
      <p>${text.account} ${accounts[method].last4}</p>
      ${method === 'pay-later' ? plan : ''}`,
    buttons: outcomes.map((outcome) => [outcome, text[outcome]]),
  });
};

/** Reports the token of what was approved to the shop; without one the shopper has canceled. */
export const approvedPage = ({ approval, language, origins, sessionId }: Asked, token?: object): Html => {
  const { approval: text } = texts[language];
  return resultPage({
    language,
    title: text[approval.method],
    origins,
    message: { type: 'approval', sessionId, outcome: token === undefined ? 'canceled' : 'token', token },
    children: html`<p role="status">${token === undefined ? text.canceled : text.done}</p>`,
  });
};
