import { makeAutoObservable } from 'mobx';
import type { QuestionView } from '#core/reviews/review-view.ts';
import type { Questions } from '#core/reviews/question.ts';
import type { VoteCounts } from '#core/reviews/review.ts';
import { PagedList } from '#ui/kernel/paged-list.ts';
import type { Tasks } from '#ui/kernel/tasks.ts';
import { Ballots } from './ballots.ts';

/** How many questions come at a time. */
const COUNT = 8;

/** What shoppers asked about a product, and the answers. */
export class QuestionsPresenter {
  readonly list: PagedList<QuestionView, Questions<QuestionView>>;
  /** Which dialog is open: the form, or the thanks for a question. */
  dialog: 'form' | 'thanks' | undefined = undefined;
  readonly ballots: Ballots;
  readonly #tasks: Tasks;

  constructor(productId: string, tasks: Tasks) {
    this.#tasks = tasks;
    this.list = new PagedList({
      tasks,
      read: (start) => (shop) => shop.advice.listQuestions({ productId, start, count: COUNT }),
      pageIn: ({ questions, total }) => ({ items: questions, total }),
      keyOf: ({ questionId }) => questionId,
    });
    this.ballots = new Ballots({
      tasks,
      cast: (answerId, vote) => (shop) => shop.advice.voteOnAnswer({ productId, answerId, vote }),
      onCounted: (answerId, counts) => this.count(answerId, counts),
    });
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  activate(): () => void {
    const rest = this.#tasks.start();
    this.ballots.recall();
    this.list.reset();
    return rest;
  }

  openForm(): void {
    this.dialog = 'form';
  }

  /** A question that was sent ends in the dialog of thanks (REV-06). */
  thank(): void {
    this.dialog = 'thanks';
  }

  closeDialog(): void {
    this.dialog = undefined;
  }

  private count(answerId: string, counts: VoteCounts): void {
    this.list.update((question) => ({
      ...question,
      answers: question.answers.map((answer) => (answer.answerId === answerId ? { ...answer, ...counts } : answer)),
    }));
  }
}
