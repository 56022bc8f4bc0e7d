import type { ProfileChanges } from '../account/ports/profile-gateway.ts';
import { present } from '../kernel/present.ts';
import { Interests } from '../profile/interests.ts';
import type { SiteConfiguration } from '../site/site-configuration.ts';
import { isoDate } from '../validation/date-format.ts';
import { normalizePhone } from '../validation/phone.ts';
import type { Values } from '../validation/rule.ts';

/** The parts of the profile in the valid values of a step; absent values change nothing. */
export const enrollmentChanges = (
  { firstName, lastName, phone, postalCode, birthDate, interests }: Values,
  { country, dateFormat }: Pick<SiteConfiguration, 'country' | 'dateFormat'>,
): ProfileChanges =>
  present({
    firstName,
    lastName,
    postalCode,
    phone: phone === undefined ? undefined : normalizePhone(phone, country),
    birthDate: birthDate === undefined ? undefined : isoDate(birthDate, dateFormat),
    interests: interests === undefined ? undefined : Interests.read(interests),
  });
