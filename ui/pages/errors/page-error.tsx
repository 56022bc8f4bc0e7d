import { lazy, Suspense, type ReactNode } from 'react';
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router';
import type { PageError } from '#ui/kernel/page.ts';
import { ErrorPage } from './error-page.tsx';
// The styles of what comes later are those of every page, so that it looks right in the document.
import '#ui/features/page/section.module.css';
import '#ui/features/recommendations/alternatives.module.css';
import '#ui/features/recommendations/recommendations.module.css';
import '#ui/features/search/search-form.module.css';

/** Few documents show it, and they keep the server's markup until it is loaded. */
const NotFoundPage = lazy(async () => ({ default: (await import('./not-found-page.tsx')).NotFoundPage }));

const isPageError = (data: unknown): data is PageError => typeof data === 'object' && data !== null;

/** What replaces a page that cannot be shown. The frame of the shop stays around it. */
export const ErrorBoundary = (): ReactNode => {
  const error = useRouteError();
  const { key } = useLocation();
  const details = isRouteErrorResponse(error) && isPageError(error.data) ? error.data : {};
  return isRouteErrorResponse(error) && error.status === 404 ? (
    <Suspense key={key}>
      <NotFoundPage content={details.content} />
    </Suspense>
  ) : (
    <ErrorPage key={key} details={details} />
  );
};
