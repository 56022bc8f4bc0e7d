import type { BotCheck } from '#core/session/ports/bot-check.ts';
import type { ShopperMemory } from '#core/site/ports/shopper-memory.ts';
import type { SiteConfiguration } from '#core/site/site-configuration.ts';
import type { RandomBytes } from '#core/session/ports/random-bytes.ts';
import type { Sha256 } from '#core/session/ports/sha256.ts';
import type { AccountUseCases } from './account-use-cases.ts';
import { beginEntry } from './begin-entry.ts';
import type { EntryPorts } from './enter-account.ts';
import type { SessionUseCases } from '#core/session/use-cases/session-use-cases.ts';
import { signIn } from './sign-in.ts';
import { signOut } from './sign-out.ts';
import { signUp } from './sign-up.ts';
import { viewAccount } from './view-account.ts';

type AccountPorts = EntryPorts & {
  readonly session: SessionUseCases;
  readonly memory: ShopperMemory;
  readonly botCheck: BotCheck;
  readonly randomBytes: RandomBytes;
  readonly sha256: Sha256;
  readonly site: SiteConfiguration;
};

/** The deeds of whoever has an account, or makes one. */
export const makeAccountUseCases = (given: AccountPorts): AccountUseCases => {
  const ports = { ...given, begin: beginEntry(given), language: given.site.language };
  return { view: viewAccount(ports), signIn: signIn(ports), signUp: signUp(ports), signOut: signOut(ports) };
};
