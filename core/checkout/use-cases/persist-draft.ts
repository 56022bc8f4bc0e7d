import * as Effect from 'effect/Effect';
import type { SessionUseCases } from '#core/session/use-cases/session-use-cases.ts';
import type { ShopperMemory } from '#core/site/ports/shopper-memory.ts';
import type { SiteConfiguration } from '#core/site/site-configuration.ts';
import { ContactDraft } from '../contact-draft.ts';
import { CONTACT_DRAFT } from '../device-keys.ts';
import type { CheckoutUseCases } from './checkout-use-cases.ts';

type Ports = {
  readonly memory: ShopperMemory;
  readonly session: SessionUseCases;
  readonly site: Pick<SiteConfiguration, 'siteId'>;
};

/** Stores and reads the contact draft of the current shopper. The draft of another shopper or site is removed. */
export const persistDraft = ({
  memory,
  session,
  site,
}: Ports): Pick<CheckoutUseCases, 'recallDraft' | 'rememberDraft'> => ({
  recallDraft: Effect.fn('recallDraft')(function* () {
    const consumerId = (yield* session.ensure.pipe(Effect.catch(() => Effect.undefined)))?.consumerId;
    const text = yield* memory.recall(CONTACT_DRAFT);
    if (consumerId === undefined || text === undefined) return {};
    const typed = ContactDraft.fromText(text, { siteId: site.siteId, consumerId });
    if (typed === undefined) yield* memory.forget(CONTACT_DRAFT);
    return typed ?? {};
  }),

  rememberDraft: (typed) =>
    Effect.flatMap(session.current, (stored) =>
      stored === undefined || stored.consumerId === ''
        ? Effect.void
        : memory.remember(
            CONTACT_DRAFT,
            ContactDraft.toText({ siteId: site.siteId, consumerId: stored.consumerId }, typed),
          ),
    ),
});
