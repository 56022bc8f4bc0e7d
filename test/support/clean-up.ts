import { cleanup, configure } from '@testing-library/react';
import type { DetachedWindowAPI } from 'happy-dom';
import { afterEach } from 'vitest';

/** Awaited results come at once; the time limit is for a busy machine. */
configure({ asyncUtilTimeout: 10_000 });

/** Rules out the network: frames of films would ask hosts outside. */
const { happyDOM } = window as unknown as { readonly happyDOM: DetachedWindowAPI };
happyDOM.settings.fetch.interceptor = {
  beforeAsyncRequest: async ({ request, window: frame }) =>
    new frame.Response(`No test requests ${request.url}.`, { headers: { 'Content-Type': 'text/html' } }),
};

/** With shared workers Testing Library registers its own clean-up in the first file only; the window is shared, too. */
afterEach(() => {
  cleanup();
  history.replaceState(null, '', '/');
  localStorage.clear();
  sessionStorage.clear();
});
