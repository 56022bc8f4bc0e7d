import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

/** Awaited results come at once; the time limit is for a busy machine. */
configure({ asyncUtilTimeout: 10_000 });

/** With shared workers Testing Library registers its own clean-up in the first file only; the window is shared, too. */
afterEach(() => {
  cleanup();
  history.replaceState(null, '', '/');
  localStorage.clear();
  sessionStorage.clear();
});
