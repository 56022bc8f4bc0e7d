import * as Effect from 'effect/Effect';
import type { ShopperMemory } from '../../site/ports/shopper-memory.ts';
import type { SiteConfiguration } from '../../site/site-configuration.ts';
import { draftText, readDraft, type DraftFields, type TypedDraft } from '../draft.ts';
import { Session } from '../session.ts';
import type { SessionUseCases } from './session-use-cases.ts';
import type { StorageKey } from '../../site/storage-key.ts';

/** What was typed in one form, stored on the device so that a reload or a visit of another page loses nothing. */
type DeviceDraft<Name extends string> = {
  /** What this shopper typed on this site; nothing for another shopper, whose draft is removed. */
  readonly recall: Effect.Effect<TypedDraft<Name>['typed']>;
  readonly remember: (typed: TypedDraft<Name>['typed']) => Effect.Effect<void>;
  readonly forget: Effect.Effect<void>;
};

/** What a draft needs. */
export type DraftPorts = {
  readonly memory: ShopperMemory;
  readonly session: SessionUseCases;
  readonly site: Pick<SiteConfiguration, 'siteId'>;
};

/** `key`: where the draft is stored. */
type DraftForm<Name extends string> = DraftFields<Name> & { readonly key: StorageKey };

/**
 * A draft belongs to the session in which it was typed (CHK-37). One that was typed without a session also belongs to
 * the guest session that is opened next. Neither passwords nor cards may be among its fields.
 */
export const deviceDraft = <Name extends string>(
  { memory, session, site: { siteId } }: DraftPorts,
  { key, ...fields }: DraftForm<Name>,
): DeviceDraft<Name> => {
  const isOf = (draft: TypedDraft<Name>, current: Session | undefined): boolean =>
    draft.siteId === siteId &&
    (draft.consumerId === current?.consumerId || (draft.consumerId === undefined && !Session.isMember(current)));

  return {
    recall: Effect.gen(function* () {
      const text = yield* memory.recall(key);
      if (text === undefined) return {};
      const draft = readDraft(text, fields);
      if (draft !== undefined && isOf(draft, yield* session.resume)) return draft.typed;
      yield* memory.forget(key);
      return {};
    }).pipe(Effect.catch(() => Effect.succeed({}))),
    remember: Effect.fnUntraced(function* (typed) {
      const consumerId = (yield* session.current)?.consumerId;
      // After a reload the consumer is unknown until the session is renewed.
      if (consumerId !== '') yield* memory.remember(key, draftText({ siteId, consumerId, typed }));
    }),
    forget: memory.forget(key),
  };
};
