import { makeAutoObservable } from 'mobx';
import type { QuestionView } from '#core/reviews/review-view.ts';
import type { Questions } from '#core/reviews/question.ts';
import type { Tasks } from '#ui/kernel/tasks.ts';
import { VotedList } from './voted-list.ts';

const COUNT = 8;

/** The questions about a product and their answers. */
export class QuestionsPresenter {
  readonly voted: VotedList<QuestionView, Questions<QuestionView>>;
  /** The open dialog: the form, or the thanks for a question. */
  dialog: 'form' | 'thanks' | undefined = undefined;

  constructor(productId: string, tasks: Tasks) {
    this.voted = new VotedList({
      tasks,
      read: (start) => (shop) => shop.reviews.listQuestions({ productId, start, count: COUNT }),
      pageIn: ({ questions, total }) => ({ items: questions, total }),
      keyOf: ({ questionId }) => questionId,
      vote: (answerId, vote) => (shop) => shop.reviews.voteOnAnswer({ productId, answerId, vote }),
      withCounts: (question, answerId, counts) => ({
        ...question,
        answers: question.answers.map((answer) => (answer.answerId === answerId ? { ...answer, ...counts } : answer)),
      }),
    });
    makeAutoObservable(this, { voted: false }, { deep: false, autoBind: true });
  }

  activate(): () => void {
    return this.voted.activate();
  }

  openForm(): void {
    this.dialog = 'form';
  }

  /** Opens the thanks after a question was sent (REV-06). */
  thank(): void {
    this.dialog = 'thanks';
  }

  closeDialog(): void {
    this.dialog = undefined;
  }
}
