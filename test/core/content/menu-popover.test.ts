import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HOVER_IN_MS, HOVER_OUT_MS, MenuPopover } from '#core/content/menu-popover.ts';
import { law } from '#test/support/law.ts';

const hover = { trigger: 'hover', now: 0 } as const;
const id = fc.constantFrom('boots', 'coats', 'packs');
const command = fc.oneof(
  fc.record({ _tag: fc.constant('enter' as const), id, trigger: fc.constantFrom('hover' as const, 'click' as const) }),
  fc.record({ _tag: fc.constant('press' as const), id }),
  fc.record({ _tag: fc.constantFrom('leave' as const, 'tick' as const) }),
);
type Command = typeof command extends fc.Arbitrary<infer One> ? One : never;

const after = (popover: MenuPopover, one: Command, now: number): MenuPopover => {
  if (one._tag === 'enter') return MenuPopover.enter(popover, one.id, { trigger: one.trigger, now });
  if (one._tag === 'press') return MenuPopover.press(popover, one.id);
  return one._tag === 'leave' ? MenuPopover.leave(popover, now) : MenuPopover.tick(popover, now);
};

describe('menu-popover', () => {
  test('NAV-12 hovering for 100 ms opens nothing, for 150 ms the entry', () => {
    const resting = MenuPopover.enter(MenuPopover.closed, 'boots', hover);
    expect(MenuPopover.tick(resting, 100).openId).toBeUndefined();
    expect(MenuPopover.tick(resting, 149).openId).toBeUndefined();
    expect(MenuPopover.tick(resting, 150)).toEqual({ openId: 'boots' });
    expect(MenuPopover.tick(MenuPopover.leave(resting, 100), 500)).toEqual(MenuPopover.closed);
  });

  test('NAV-03 NAV-12 leaving closes after 300 ms, and coming back in time keeps it open', () => {
    const left = MenuPopover.leave({ openId: 'boots' }, 1000);
    expect(MenuPopover.tick(left, 1299).openId).toBe('boots');
    expect(MenuPopover.tick(left, 1300)).toEqual(MenuPopover.closed);
    expect(MenuPopover.tick(MenuPopover.enter(left, 'boots', { ...hover, now: 1200 }), 9000)).toEqual({
      openId: 'boots',
    });
  });

  test('NAV-12 the delays are 150 ms and 300 ms', () => expect([HOVER_IN_MS, HOVER_OUT_MS]).toEqual([150, 300]));

  test('NAV-02 an entry with a click trigger opens by a press only, and a second press closes it', () => {
    expect(
      MenuPopover.tick(MenuPopover.enter(MenuPopover.closed, 'boots', { trigger: 'click', now: 0 }), 9000),
    ).toEqual(MenuPopover.closed);
    expect(MenuPopover.enter({ openId: 'coats' }, 'boots', { trigger: 'click', now: 100 })).toEqual(
      MenuPopover.leave({ openId: 'coats' }, 100),
    );
    expect(MenuPopover.press(MenuPopover.closed, 'boots')).toEqual({ openId: 'boots' });
    expect(MenuPopover.press({ openId: 'boots' }, 'boots')).toEqual(MenuPopover.closed);
    expect(MenuPopover.press({ openId: 'boots' }, 'coats')).toEqual({ openId: 'coats' });
  });

  law('NAV-03 Escape, and going anywhere, leave nothing open and nothing about to open', [fc.nat(5000)], (later) =>
    expect(MenuPopover.tick(MenuPopover.dismiss(), later)).toEqual(MenuPopover.closed),
  );

  law(
    'NAV-02 what is due happens once: a second tick at the same time changes nothing',
    [fc.array(fc.tuple(command, fc.nat(400)), { maxLength: 12 })],
    (commands) => {
      let now = 0;
      let popover = MenuPopover.closed;
      for (const [one, wait] of commands) {
        now += wait;
        popover = after(popover, one, now);
        const ticked = MenuPopover.tick(popover, now + 1000);
        expect(ticked.pending).toBeUndefined();
        expect(MenuPopover.tick(ticked, now + 2000)).toEqual(ticked);
      }
    },
  );
});
