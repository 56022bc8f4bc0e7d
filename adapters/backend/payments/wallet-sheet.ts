import { html } from 'hono/html';
import { addressLines } from '#core/profile/address-lines.ts';
import type { Address } from '#core/profile/address.ts';
import { accountHolders, accounts } from './approval-accounts.ts';
import { approvalOutcomes, type Asked } from './approval-page.ts';
import { providerPage, type Html } from './page-frame.ts';
import { texts } from './texts.ts';

/**
 * The sheet of the wallet, in which the shopper chooses an address of the account and a delivery, and then approves. The
 * shop's page sends goods, deliveries and sums for each choice (`node/pages/wallet.ts`); the amount is that of the session.
 */
export const walletSheet = ({ approval: { currency }, merchant, language, origins }: Asked): Html => {
  const { approval: text, sheet } = texts[language];
  const { addresses = [], email = '', phone = '' } = accountHolders[currency] ?? {};
  const choice = (address: Address, index: number): Html =>
    html`<label class="choice">
      <input
        type="radio"
        name="address"
        value="${index}"
        data-address="${JSON.stringify(address)}"
        ${index === 0 ? 'checked' : ''}
      />
      <span>${addressLines(address).join(', ')}</span>
    </label>`;
  const button = (outcome: keyof typeof approvalOutcomes): Html =>
    html`<button type="button" data-outcome="${outcome}" ${outcome === 'cancel' ? '' : 'disabled'}>
      ${text[outcome]}
    </button>`;
  return providerPage({
    language,
    origins,
    title: text.wallet,
    script: 'wallet.ts',
    data: html`data-contact="${JSON.stringify({ email, phone })}" data-loading="${sheet.loading}"
    data-failed="${sheet.failed}"`,
    children: html`<main>
      <h1>${text.wallet}</h1>
      <p>${merchant}. ${text.account} ${accounts.wallet.last4}</p>
      <form>
        <fieldset>
          <legend>${sheet.addresses}</legend>
          ${addresses.map(choice)}
        </fieldset>
        <p id="problem" class="problem" role="alert"></p>
        <div id="offer" hidden>
          <fieldset>
            <legend>${sheet.methods}</legend>
            <div id="methods"></div>
          </fieldset>
          <h2>${sheet.goods}</h2>
          <dl id="rows"></dl>
          <p class="sum"><span>${sheet.total}</span> <strong id="total"></strong></p>
        </div>
        <p id="status" role="status"></p>
        <div class="answers">${Object.keys(approvalOutcomes).filter(isOutcome).map(button)}</div>
      </form>
    </main>`,
  });
};

const isOutcome = (text: string): text is keyof typeof approvalOutcomes => Object.hasOwn(approvalOutcomes, text);
