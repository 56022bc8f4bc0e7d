import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Target } from '#core/content/target.ts';
import { chooseTargets } from '#core/content/target-choice.ts';
import { present } from '#core/kernel/present.ts';
import { target } from '#test/support/arbitraries/content.ts';
import { law } from '#test/support/law.ts';

const button: Target = { text: 'Shop boots', url: '/c/boots-1234', newWindow: false, style: 'primary' };

describe('target-choice', () => {
  test('CNT-23 the title links to the media target, else to the first target', () => {
    const other = { ...button, url: '/c/coats-2000' };
    expect(chooseTargets({ mediaTarget: other, targets: [button] })).toEqual({
      title: other,
      media: other,
      buttons: [button],
    });
    expect(chooseTargets({ targets: [button, other] })).toEqual({ title: button, buttons: [button, other] });
    expect(chooseTargets({ targets: [] })).toEqual({ buttons: [] });
    expect(chooseTargets({ targets: [{ ...button, url: '' }] }).title).toBeUndefined();
  });

  test('CNT-31 No-CTA has no buttons, and the whole media is the link', () =>
    expect(chooseTargets({ linkType: 'No-CTA', targets: [button] })).toEqual({
      title: button,
      media: button,
      buttons: [],
    }));

  law(
    'CNT-10 no title and no media links to an empty address',
    [
      fc.constantFrom('CTA' as const, 'No-CTA' as const),
      fc.option(target, { nil: undefined }),
      fc.array(target, { maxLength: 3 }),
    ],
    (linkType, mediaTarget, targets) => {
      const choice = chooseTargets({ linkType, targets, ...present({ mediaTarget }) });
      expect([choice.title?.url, choice.media?.url]).not.toContain('');
      expect(choice.buttons).toEqual(linkType === 'CTA' ? targets : []);
    },
  );
});
