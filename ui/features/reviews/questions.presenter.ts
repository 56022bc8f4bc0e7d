import { makeAutoObservable } from 'mobx';
import type { QuestionView } from '#core/reviews/review-view.ts';
import type { Questions } from '#core/reviews/question.ts';
import type { VoteCounts } from '#core/reviews/review.ts';
import type { Tasks } from '#ui/kernel/tasks.ts';
import { Ballots } from './ballots.ts';

/** How many questions come at a time. */
const COUNT = 8;

/** What shoppers asked about a product, and the answers. */
export class QuestionsPresenter {
  questions: readonly QuestionView[] = [];
  total = 0;
  status: 'pending' | 'more' | 'idle' | 'error' = 'pending';
  firstNew: number | undefined = undefined;
  /** Which dialog is open: the form, or the thanks for a question. */
  dialog: 'form' | 'thanks' | undefined = undefined;
  readonly ballots: Ballots;
  readonly #productId: string;
  readonly #tasks: Tasks;

  constructor(productId: string, tasks: Tasks) {
    this.#productId = productId;
    this.#tasks = tasks;
    this.ballots = new Ballots({
      tasks,
      cast: (answerId, vote) => (shop) => shop.advice.voteOnAnswer({ productId, answerId, vote }),
      onCounted: (answerId, counts) => this.count(answerId, counts),
    });
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  get hasMore(): boolean {
    return this.questions.length < this.total;
  }

  activate(): () => void {
    const rest = this.#tasks.start();
    this.ballots.recall();
    this.load();
    return rest;
  }

  load(): void {
    this.status = 'pending';
    this.questions = [];
    this.read();
  }

  loadMore(): void {
    if (this.status !== 'idle' || !this.hasMore) return;
    this.status = 'more';
    this.read();
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

  private read(): void {
    const start = this.questions.length;
    this.#tasks.query(
      'questions',
      (shop) => shop.advice.listQuestions({ productId: this.#productId, start, count: COUNT }),
      { done: (found) => this.append(found, start), failed: this.fail },
    );
  }

  private append({ questions, total }: Questions<QuestionView>, start: number): void {
    this.firstNew = start === 0 ? undefined : start;
    this.questions = [...this.questions, ...questions];
    this.total = total;
    this.status = 'idle';
  }

  private fail(): void {
    this.status = 'error';
  }

  private count(answerId: string, counts: VoteCounts): void {
    this.questions = this.questions.map((question) => ({
      ...question,
      answers: question.answers.map((answer) => (answer.answerId === answerId ? { ...answer, ...counts } : answer)),
    }));
  }
}
