import { fireEvent, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, test } from 'vitest';
import { useFollowLinks } from '#ui/kernel/follow-links.ts';
import { openFrame } from '../shell/open-frame.tsx';

const Part = (): ReactNode => {
  const follow = useFollowLinks();
  return (
    <nav onClick={follow}>
      <a href="/en-us/c/new-5000?sort=price">
        <span>New</span>
      </a>
      <a href="/en-gb" hrefLang="en-GB">
        United Kingdom
      </a>
      <a href="/en-us/help" target="_blank">
        Help
      </a>
      <a href="https://elsewhere.example/">Elsewhere</a>
      <a href="/en-us/answered" onClick={(event) => event.preventDefault()}>
        Answered
      </a>
      <p>No link</p>
    </nav>
  );
};

/** Whether the press was left to the browser, which does nothing with it here. */
const press = (text: string, how: object = {}): boolean => {
  let isLeft = false;
  const look = (event: Event): void => {
    isLeft = !event.defaultPrevented;
    event.preventDefault();
  };
  document.addEventListener('click', look);
  fireEvent.click(screen.getByText(text), how);
  document.removeEventListener('click', look);
  return isLeft;
};

describe('one handler for many links', () => {
  beforeEach(() => history.replaceState(null, '', '/en-us'));

  test('a plain press on a link of the site, or on an element in it, changes the address without a document load', async () => {
    const { router } = openFrame(<Part />);
    expect(press('New')).toBe(false);
    await expect
      .poll(() => router.state.location.pathname + router.state.location.search)
      .toBe('/en-us/c/new-5000?sort=price');
  });

  test('a link to the current address adds no history entry', async () => {
    history.replaceState(null, '', '/en-us/c/new-5000?sort=price');
    const { router } = openFrame(<Part />);
    press('New');
    await expect
      .poll(() => [router.state.location.pathname, router.state.historyAction])
      .toEqual(['/en-us/c/new-5000', 'REPLACE']);
  });

  test.each([['United Kingdom'], ['Help'], ['Elsewhere'], ['No link']])('"%s" is left to the browser', (text) => {
    const { router } = openFrame(<Part />);
    expect(press(text)).toBe(true);
    expect(router.state.navigation.state).toBe('idle');
  });

  test.each([
    ['a new tab', { ctrlKey: true }],
    ['a new tab on a Mac', { metaKey: true }],
    ['a new window', { shiftKey: true }],
    ['a download', { altKey: true }],
    ['another button', { button: 1 }],
  ])('a press for %s is left to the browser', (_, how) => {
    openFrame(<Part />);
    expect(press('New', how)).toBe(true);
  });

  test('a link with its own handler keeps it', () => {
    const { router } = openFrame(<Part />);
    press('Answered');
    expect([router.state.navigation.state, router.state.location.pathname]).not.toContain('/en-us/answered');
  });
});
