import { observer } from 'mobx-react-lite';
import { Suspense, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/design/button.tsx';
import { Dialog } from '#ui/design/dialog.tsx';
import { RetryNotice } from '#ui/design/retry-notice.tsx';
import { Skeleton } from '#ui/design/skeleton.tsx';
import { usePresenter } from '#ui/stores/use-presenter.ts';
import { Listed } from './listed.tsx';
import { QuestionCard } from './question-card.tsx';
import { QuestionDialog } from './question-dialog.tsx';
import styles from './panel.module.css';
import { QuestionsPresenter } from './questions.presenter.ts';

/** What shoppers asked, what the house answered, and the way to ask (ux 35). */
export const QuestionsPanel = observer(({ productId }: { readonly productId: string }): ReactNode => {
  const t = useTranslations('advice');
  const presenter = usePresenter(({ tasks }) => new QuestionsPresenter(productId, tasks));
  const { list, dialog } = presenter;
  const { status, items: questions, total } = list;
  return (
    <div className={styles.panel}>
      <div className={styles.ask}>
        <Button variant="secondary" onClick={presenter.openForm}>
          {t('ask')}
        </Button>
      </div>
      <div className={styles.main}>
        {status === 'error' && (
          <RetryNotice retry={t('retry')} onRetry={list.reset}>
            {t('unreachable')}
          </RetryNotice>
        )}
        {status === 'pending' && questions.length === 0 && <Skeleton lines={6} />}
        {status === 'idle' && total === 0 && (
          <div className={styles.empty}>
            <h3>{t('noQuestions')}</h3>
            <p>{t('noQuestionsText')}</p>
          </div>
        )}
        {questions.length > 0 && (
          <Listed
            isBusy={status === 'pending' || status === 'more'}
            firstNew={list.firstNew}
            progress={status === 'idle' ? t('progress', { shown: questions.length, total }) : ''}
            more={list.hasMore ? { title: t('moreQuestions'), load: list.more, isBusy: status === 'more' } : undefined}
          >
            {questions.map((question) => (
              <QuestionCard key={question.questionId} question={question} presenter={presenter} />
            ))}
          </Listed>
        )}
      </div>
      {dialog === 'form' && (
        <Suspense>
          <QuestionDialog productId={productId} onAsked={presenter.thank} onClose={presenter.closeDialog} />
        </Suspense>
      )}
      {dialog === 'thanks' && (
        <Dialog
          open
          title={t('asked.title')}
          onClose={presenter.closeDialog}
          footer={
            <Button wide onClick={presenter.closeDialog}>
              {t('asked.done')}
            </Button>
          }
        >
          <p>{t('asked.text')}</p>
        </Dialog>
      )}
    </div>
  );
});
