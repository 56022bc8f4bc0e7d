import type { ReactNode } from 'react';
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router';
import type { PageError } from '#ui/kernel/page.ts';
import { ErrorPage } from './error-page.tsx';
import { NotFoundPage } from './not-found-page.tsx';

const isPageError = (data: unknown): data is PageError => typeof data === 'object' && data !== null;

/** What stands in the place of a page that cannot be shown. The frame of the shop stays around it. */
export const ErrorBoundary = (): ReactNode => {
  const error = useRouteError();
  const { key } = useLocation();
  const told = isRouteErrorResponse(error) && isPageError(error.data) ? error.data : {};
  return isRouteErrorResponse(error) && error.status === 404 ? (
    <NotFoundPage key={key} content={told.content} />
  ) : (
    <ErrorPage key={key} told={told} />
  );
};
