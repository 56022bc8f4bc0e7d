const pages = ['sign-in', 'sign-up', 'forgot-password', 'reset-password'] as const;

/** The pages with a form of the account (RTE-36, RTE-37). */
export type SignInPage = (typeof pages)[number];

const pageOf = (pathname: string): SignInPage | undefined => {
  const last = pathname.split('/').at(-1);
  return pages.find((page) => page === last);
};

/** The page of a path such as `/en-us/sign-in`. */
export const signInPageOf = (pathname: string): SignInPage => pageOf(pathname) ?? 'sign-in';

/** Whether a path is one of these pages, to which no sign-in returns. */
export const isSignInPage = (pathname: string): boolean => pageOf(pathname) !== undefined;
