import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { QuestionView } from '#core/reviews/review-view.ts';
import card from './card.module.css';
import styles from './question-card.module.css';
import type { QuestionsPresenter } from './questions.presenter.ts';
import { VoteButtons } from './vote-buttons.tsx';

/** A question with its answers (REV-12). */
export const QuestionCard = observer(
  ({ question, presenter }: { readonly question: QuestionView; readonly presenter: QuestionsPresenter }): ReactNode => {
    const t = useTranslations('reviews');
    return (
      <li>
        <article className={`${card.card} ${styles.question}`} aria-labelledby={`question-${question.questionId}`}>
          <h3 id={`question-${question.questionId}`} className={card.title} tabIndex={-1}>
            {question.text}
          </h3>
          <p className={card.by}>
            {t('asks', { name: question.author })}
            <time dateTime={question.date}>{question.day}</time>
          </p>
          {question.answers.map((answer) => (
            <div key={answer.answerId} className={styles.answer}>
              <p>{answer.text}</p>
              <p className={card.by}>
                <span className={answer.isBrand ? styles.house : undefined}>{t('house', { name: answer.author })}</span>
                <time dateTime={answer.date}>{answer.day}</time>
              </p>
              <VoteButtons id={answer.answerId} counts={answer} helpfulVotes={presenter.voted.helpfulVotes} />
            </div>
          ))}
        </article>
      </li>
    );
  },
);
