import { ruleTextsOf } from '#core/validation/all-rule-texts.ts';
import fc from 'fast-check';
import { either as E } from 'fp-ts';
import { describe, expect, test } from 'vitest';
import type { Role } from '#core/session/rights.ts';
import { isListOffered } from '#core/favorites/availability.ts';
import { newFavorite } from '#core/favorites/favorites.ts';
import {
  confirmed,
  isFavorite,
  rolledBack,
  withPending,
  type FavoritesState,
  type FavoriteChange,
} from '#core/favorites/favorites-state.ts';
import { LocalFavorites, MAX_FAVORITES } from '#core/favorites/local-favorites.ts';
import { withChange } from '#core/favorites/change-line.ts';
import { validateShare } from '#core/favorites/share.ts';
import { validateListIds } from '#core/saved-items/saved-list.ts';
import { law } from '#test/support/law.ts';

describe('lists of favorites and saved items', () => {
  test.each([
    [true, false, true],
    [true, true, false],
    [false, false, false],
    [false, true, false],
  ])('FAV-09 SFL-08 flag %s, associate %s: offered %s', (flag, isAssociateConnected, offered) => {
    const roles: readonly Role[] = isAssociateConnected ? ['registered', 'associate'] : ['registered'];
    expect([isListOffered('favorites', { flag, roles }), isListOffered('savedList', { flag, roles })]).toEqual([
      offered,
      offered,
    ]);
  });
});

describe('saved for later', () => {
  const ids = { consumerId: 'c', itemId: 'i', listId: 'l' };
  test.each(['consumerId', 'itemId', 'listId'] as const)('SFL-03 without the %s no request is sent', (id) => {
    for (const nothing of [undefined, '', ' '])
      expect(validateListIds({ ...ids, [id]: nothing })).toEqual(E.left({ _tag: 'IdMissing', id }));
    expect(validateListIds(ids)).toEqual(E.right(ids));
  });
});

describe('favorites', () => {
  test('FAV-04 FAV-05 the body of an add has id, quantity 1, type, and the id of the list once there is one', () => {
    expect(newFavorite('NKTRAIL3FJO')).toEqual({ id: 'NKTRAIL3FJO', qty: 1, itemType: 'product' });
    expect(newFavorite('NKTRAIL3', 'fav-1')).toEqual({
      id: 'NKTRAIL3',
      qty: 1,
      itemType: 'style',
      favoriteId: 'fav-1',
    });
  });

  const favorites: FavoritesState = { confirmed: new Set(['A']), pending: [] };

  test('FAV-13 a favorite changes immediately, and back if the service refuses', () => {
    const [on, off] = [
      { id: 'B', wanted: true },
      { id: 'A', wanted: false },
    ];
    const turned = withPending(favorites, on);
    expect([isFavorite(turned, 'A'), isFavorite(turned, 'B')]).toEqual([true, true]);
    expect(isFavorite(rolledBack(turned, on), 'B')).toBe(false);
    expect(isFavorite(confirmed(turned, on), 'B')).toBe(true);
    const emptied = withPending(favorites, off);
    expect(isFavorite(emptied, 'A')).toBe(false);
    expect(isFavorite(confirmed(emptied, off), 'A')).toBe(false);
    expect(isFavorite(rolledBack(emptied, off), 'A')).toBe(true);
  });

  law(
    'FAV-13 when every change is answered a heart is what the last accepted change made it',
    [fc.array(fc.tuple(fc.constantFrom('A', 'B'), fc.boolean()), { maxLength: 10 })],
    (steps) => {
      let state = favorites;
      const made: (readonly [FavoriteChange, boolean])[] = [];
      for (const [id, granted] of steps) {
        const change = { id, wanted: !isFavorite(state, id) };
        state = withPending(state, change);
        made.push([change, granted]);
      }
      for (const [change, granted] of made) state = granted ? confirmed(state, change) : rolledBack(state, change);
      for (const id of ['A', 'B'])
        expect(isFavorite(state, id)).toBe(
          made.findLast(([change, granted]) => granted && change.id === id)?.[0].wanted ?? id === 'A',
        );
      expect(state.pending).toEqual([]);
    },
  );

  const id = fc.stringMatching(/^[A-Z0-9]{8,11}$/);
  const change = fc.record({ id: fc.oneof(fc.constantFrom('A', 'B'), id), wanted: fc.boolean() });
  const changes = fc.array(change, { maxLength: 8 });
  const asked = (all: readonly FavoriteChange[], before = LocalFavorites.none): LocalFavorites =>
    LocalFavorites.fromText(all.reduce<string>(withChange, LocalFavorites.toText(before)));

  law(
    'FAV-01 what is kept comes back as it was, with the changes that were written behind it',
    [fc.uniqueArray(id, { maxLength: MAX_FAVORITES }), changes, changes],
    (ids, before, more) => {
      const kept = asked(before, { ids, changes: [] });
      expect(kept.ids).toEqual(ids);
      expect(LocalFavorites.fromText(LocalFavorites.toText(kept))).toEqual(kept);
      expect(asked(more, kept)).toEqual(asked([...before, ...more], { ids, changes: [] }));
    },
  );

  law('of a thing only the last change waits for an answer', [changes], (all) =>
    expect(asked(all).changes).toEqual(
      all.filter(({ id: one }, at) => all.findLastIndex((later) => later.id === one) === at),
    ),
  );

  law(
    'FAV-13 changes that are answered in turn leave what the accepted ones made, and none without an answer',
    [fc.array(fc.tuple(change, fc.boolean()), { maxLength: 8 })],
    (steps) => {
      const after = steps.reduce(
        (kept, [one, isGranted]) =>
          (isGranted ? LocalFavorites.accepted : LocalFavorites.rejected)(asked([one], kept), one),
        LocalFavorites.none,
      );
      expect(after.changes).toEqual([]);
      const last = (of: string) =>
        steps.findLast(([one, isGranted]) => isGranted && one.id === of)?.[0].wanted ?? false;
      expect(new Set(after.ids)).toEqual(new Set(steps.map(([one]) => one.id).filter(last)));
    },
  );

  const fields = (recipients: string, message = '') => {
    const result = validateShare({ recipients, message }, ruleTextsOf('en-US'));
    return E.isRight(result) ? result.right : result.left.violations.map(({ field }) => field);
  };

  test('FAV-08 sharing takes recipients separated by commas, each once, and up to 500 characters', () => {
    expect(fields(' a@example.com, b@example.com,a@example.com', ' Look! ')).toEqual({
      recipients: ['a@example.com', 'b@example.com'],
      message: 'Look!',
    });
    expect(fields('a@example.com', 'm'.repeat(500))).toHaveProperty('message', 'm'.repeat(500));
    expect(fields('a@example.com', 'm'.repeat(501))).toEqual(['message']);
    expect(fields('a@example.com, b@')).toEqual(['recipient']);
    expect(fields('')).toEqual(['recipient']);
    expect(E.isRight(validateShare({ recipients: 'a@example.com' }, ruleTextsOf('en-US')))).toBe(true);
  });
});
