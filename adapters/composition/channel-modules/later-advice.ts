import * as Effect from 'effect/Effect';
import { ContainerModule } from 'inversify';
import { perChannel } from '../per-channel.ts';
import { tokens } from '../tokens.ts';

/** The same for a browser, which fetches them when they are first asked for: most who look at a page never come near them. */
export const laterAdviceModule = new ContainerModule(({ bind }) => {
  perChannel(bind)(
    tokens.adviceUseCases,
    (client, session, entropy, { site, memory }) => {
      const advice = Effect.map(
        Effect.promise(() => import('./advice.ts')),
        ({ openAdvice }) => openAdvice(client, { session, entropy, site, memory }),
      );
      return {
        listReviews: (wish) => Effect.flatMap(advice, ({ listReviews }) => listReviews(wish)),
        voteOnReview: (wish) => Effect.flatMap(advice, ({ voteOnReview }) => voteOnReview(wish)),
        flagReview: (wish) => Effect.flatMap(advice, ({ flagReview }) => flagReview(wish)),
        translateReview: (reviewId) => Effect.flatMap(advice, ({ translateReview }) => translateReview(reviewId)),
        listQuestions: (wish) => Effect.flatMap(advice, ({ listQuestions }) => listQuestions(wish)),
        askQuestion: (wish) => Effect.flatMap(advice, ({ askQuestion }) => askQuestion(wish)),
        voteOnAnswer: (wish) => Effect.flatMap(advice, ({ voteOnAnswer }) => voteOnAnswer(wish)),
        recallVotes: Effect.flatMap(advice, ({ recallVotes }) => recallVotes),
        viewSizeChart: (productType) => Effect.flatMap(advice, ({ viewSizeChart }) => viewSizeChart(productType)),
        rememberUnit: (unit) => Effect.flatMap(advice, ({ rememberUnit }) => rememberUnit(unit)),
      };
    },
    [tokens.client, tokens.sessionUseCases, tokens.entropy, tokens.channel],
  );
});
