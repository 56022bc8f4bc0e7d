import type { MessageKind } from '../message-kinds.ts';
import type { MessageBlock } from './content.ts';
import type { correctionTemplates } from './correction-templates.ts';
import type { orderTemplates } from './order-templates.ts';
import { button, contentOf, quiet, type Templates } from './template.ts';

const RESET = '/forgot-password';

/** Messages about accounts, requests and gift cards. */
export const accountTemplates: Templates<
  Exclude<MessageKind, keyof typeof orderTemplates | keyof typeof correctionTemplates>
> = {
  welcome: ({ firstName }, { texts: { welcome: own }, page }) =>
    contentOf(own, { firstName }, [button(own, page('/account'))]),

  'email-verification': ({ firstName, code }, { texts: { 'email-verification': own } }) =>
    contentOf(own, { firstName }, [{ _tag: 'Code', code }, quiet(own.ignore)]),

  /** RTE-37. */
  'password-reset': ({ email, code }, { texts: { 'password-reset': own }, page }) =>
    contentOf(own, {}, [
      button(own, page(`/reset-password?${new URLSearchParams({ code, email }).toString()}`)),
      quiet(own.ignore),
    ]),

  'password-changed': ({ firstName }, { texts: { 'password-changed': own }, page }) =>
    contentOf(own, { firstName }, [quiet(own.warning), button(own, page(RESET))]),

  'account-deleted': ({ firstName }, { texts: { 'account-deleted': own } }) => contentOf(own, { firstName }, []),

  'new-sign-in': ({ firstName, device, at }, { texts: { 'new-sign-in': own }, page, time }) =>
    contentOf(own, { firstName, device, date: time(at) }, [quiet(own.warning), button(own, page(RESET))]),

  'repeated-sign-up': ({ firstName }, { texts: { 'repeated-sign-up': own }, page }) =>
    contentOf(own, { firstName }, [button(own, page('/account')), quiet(own.ignore)]),

  'back-in-stock': ({ productId, name, detail }, { texts: { 'back-in-stock': own }, page }) =>
    contentOf(own, { name }, [
      { _tag: 'Items', rows: [{ name, detail, quantity: 1 }] },
      button(own, page(`/p/${encodeURIComponent(productId)}`)),
    ]),

  'shared-favorites': ({ favoriteId, message }, { texts: { 'shared-favorites': own }, page }) => {
    const quote: readonly MessageBlock[] = message === '' ? [] : [{ _tag: 'Quote', title: own.quote, text: message }];
    return contentOf(own, {}, [...quote, button(own, page(`/favorites/shared/${encodeURIComponent(favoriteId)}`))]);
  },

  'newsletter-confirmation': ({ code }, { texts: { 'newsletter-confirmation': own }, page }) =>
    contentOf(own, {}, [
      button(own, page(`/newsletter/confirm?${new URLSearchParams({ code }).toString()}`)),
      quiet(own.ignore),
    ]),

  newsletter: (_, { texts: { newsletter: own }, page }) => contentOf(own, {}, [button(own, page('/'))]),

  'contact-case': (params, { texts }) => contentOf(texts['contact-case'], params, []),

  'warranty-case': (params, { texts }) => contentOf(texts['warranty-case'], params, []),

  'reward-code': ({ orderNumber, amount, currency, code }, { texts, page, money }) => {
    const own = texts['reward-code'];
    return contentOf(own, { orderNumber, amount: money(amount, currency) }, [
      { _tag: 'Code', code },
      quiet(own.use),
      button(own, page('/')),
    ]);
  },

  'gift-card': ({ to, message, amount, currency, number, pin, sender }, { texts, page, money }) => {
    const own = texts['gift-card'];
    const quote: readonly MessageBlock[] = message === '' ? [] : [{ _tag: 'Quote', title: own.quote, text: message }];
    const text = sender === undefined ? own.text : own.textFrom;
    return contentOf({ ...own, text }, { to, amount: money(amount, currency), sender: sender ?? '' }, [
      ...quote,
      { _tag: 'Lines', title: own.number, lines: [number] },
      { _tag: 'Lines', title: own.pin, lines: [pin] },
      quiet(own.use),
      button(own, page('/')),
    ]);
  },
};
