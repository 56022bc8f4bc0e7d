import { lazy, Suspense, type ReactNode } from 'react';
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router';
import type { PageError } from '#ui/kernel/page.ts';
import { ErrorPage } from './error-page.tsx';
// These styles are linked by every page, so that the lazy view is styled in the document.
import '#ui/features/page/section.module.css';
import '#ui/features/recommendations/alternatives.module.css';
import '#ui/features/recommendations/recommendations.module.css';
import '#ui/features/search/search-form.module.css';

/** Few documents show this view; they keep the server's markup until its code has loaded. */
const NotFoundPage = lazy(async () => ({ default: (await import('./not-found-page.tsx')).NotFoundPage }));

const isPageError = (data: unknown): data is PageError => typeof data === 'object' && data !== null;

/** Replaces a page that failed; the site layout stays. */
export const PageErrorBoundary = (): ReactNode => {
  const error = useRouteError();
  const { key } = useLocation();
  const details = isRouteErrorResponse(error) && isPageError(error.data) ? error.data : {};
  return isRouteErrorResponse(error) && error.status === 404 ? (
    <Suspense key={key}>
      <NotFoundPage content={details.content} elsewhere={details.elsewhere} />
    </Suspense>
  ) : (
    <ErrorPage key={key} details={details} />
  );
};
