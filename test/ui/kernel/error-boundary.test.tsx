import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ErrorBoundary } from '#ui/kernel/error-boundary.tsx';

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

test('a view that throws is reported and omitted, and the page around it stays', () => {
  let notified = 0;
  render(
    <>
      <h1>Kamm Trail 3</h1>
      <ErrorBoundary onBroken={() => (notified += 1)}>
        <Broken />
      </ErrorBoundary>
    </>,
  );
  expect([notified, reported, screen.getByRole('heading', { name: 'Kamm Trail 3' }).tagName]).toEqual([
    1,
    ['The chunk did not come'],
    'H1',
  ]);
});
