import * as Effect from 'effect/Effect';
import type { BotCheck, BotSuspected } from '../../session/ports/bot-check.ts';
import { passBotCheck } from '../../session/use-cases/pass-bot-check.ts';
import type { SiteConfiguration } from '../../site/site-configuration.ts';

export type AddressTokenPorts = {
  readonly botCheck: BotCheck;
  readonly site: Pick<SiteConfiguration, 'flags'>;
};

/** The token with which a shipping address is checked or saved; none if the site does not ask for one (CHK-08). */
export const addressToken = ({
  botCheck,
  site: { flags },
}: AddressTokenPorts): Effect.Effect<{ readonly captchaToken?: string }, BotSuspected> =>
  flags.shippingBotCheck
    ? Effect.map(passBotCheck(botCheck, 'shipping-address'), (captchaToken) => ({ captchaToken }))
    : Effect.succeed({});
