import * as Effect from 'effect/Effect';
import { either as E } from 'fp-ts';
import type { FlowShop } from '#adapters/cli/flow-state.ts';
import { decodeFlow, type Flow } from '#adapters/cli/flow.codec.ts';
import { runFlow } from '#adapters/cli/run-flow.ts';
import { approvedToken } from '#core/testing/fake-tenders.ts';
import { run } from './run.ts';
import { buildStorefront } from './storefront.ts';

/** A script of these steps on en-us. */
export const flowOf = (...steps: readonly unknown[]): Flow => {
  const read = decodeFlow('mine', { locale: 'en-us', steps });
  if (E.isLeft(read)) throw new Error(`${read.left.path}: expected ${read.left.expected}`);
  return read.right;
};

/** A shop over fakes, a provider that accepts every card, and the typed cards. */
export const openFlowShop = () => {
  const { shop, fakes } = buildStorefront();
  const typed: unknown[] = [];
  const answered: unknown[] = [];
  const through: FlowShop = {
    shop,
    approve: () => Effect.succeed(approvedToken),
    tokenize: (session, card) =>
      Effect.sync(() => {
        typed.push({ ...card, at: session.providerUrl });
        return {
          token: `tok-${typed.length}`,
          brand: 'visa',
          last4: card.number.slice(-4),
          expMonth: card.expMonth,
          expYear: card.expYear,
        };
      }),
    answerChallenge: (_session, challengeId, answer) => Effect.sync(() => void answered.push({ challengeId, answer })),
  };
  return {
    fakes,
    through,
    typed,
    answered,
    run: (...steps: readonly unknown[]) => run(runFlow(flowOf(...steps), through)),
  };
};
