import * as Clock from 'effect/Clock';
import * as Effect from 'effect/Effect';
import { isoText } from '#core/kernel/iso-day.ts';
import type { SignUpContext } from '#core/profile/age.ts';
import type { SiteConfiguration } from '#core/site/site-configuration.ts';

const DAY_MS = 86_400_000;

/** What the rules of birth dates and phone numbers depend on: the site and the current day (UTC). */
export const formContext = ({
  country,
  dateFormat,
}: Pick<SiteConfiguration, 'country' | 'dateFormat'>): Effect.Effect<SignUpContext> =>
  Effect.map(Clock.currentTimeMillis, (now) => ({ country, dateFormat, today: isoText(Math.floor(now / DAY_MS)) }));
