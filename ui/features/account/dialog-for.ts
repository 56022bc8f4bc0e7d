import type { SiteConfiguration } from '#core/site/site-configuration.ts';

/** The dialog that opens for a name: simplified enrollment replaces the sign-in dialog if it is enabled (DLG-15, ENR-08). */
export const dialogFor = <Name extends string>(
  name: Name,
  { simplifiedEnrollment }: Pick<SiteConfiguration['flags'], 'simplifiedEnrollment'>,
): Name | 'enrollment' => (name === 'sign-in' && simplifiedEnrollment ? 'enrollment' : name);
