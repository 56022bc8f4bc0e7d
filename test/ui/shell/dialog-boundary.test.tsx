import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DialogBoundary } from '#ui/features/page/dialog-boundary.tsx';

const Broken = (): ReactNode => {
  throw new Error('The chunk did not come');
};

const reported: unknown[] = [];
beforeEach(() => {
  reported.length = 0;
  vi.stubGlobal('reportError', (fault: unknown) => void reported.push(fault instanceof Error ? fault.message : fault));
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a dialog that breaks, such as one whose code cannot be fetched, is reported and told, and the page under it stays', () => {
  let told = 0;
  render(
    <>
      <h1>Kamm Trail 3</h1>
      <DialogBoundary onBroken={() => (told += 1)}>
        <Broken />
      </DialogBoundary>
    </>,
  );
  expect([told, reported, screen.getByRole('heading', { name: 'Kamm Trail 3' }).tagName]).toEqual([
    1,
    ['The chunk did not come'],
    'H1',
  ]);
});
