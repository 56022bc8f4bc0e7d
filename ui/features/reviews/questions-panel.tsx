import { observer } from 'mobx-react-lite';
import { Suspense, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/design/button.tsx';
import { Dialog } from '#ui/design/dialog.tsx';
import { usePresenter } from '#ui/stores/use-presenter.ts';
import { PagedListView } from './paged-list-view.tsx';
import { QuestionCard } from './question-card.tsx';
import { QuestionDialog } from './question-dialog.tsx';
import styles from './panel.module.css';
import { QuestionsPresenter } from './questions.presenter.ts';

/** The questions with their answers, and the button to ask (ux 35). */
export const QuestionsPanel = observer(({ productId }: { readonly productId: string }): ReactNode => {
  const t = useTranslations('reviews');
  const presenter = usePresenter(({ tasks }) => new QuestionsPresenter(productId, tasks));
  const { voted, dialog } = presenter;
  const { list } = voted;
  return (
    <div className={styles.panel}>
      <div className={styles.ask}>
        <Button variant="secondary" onClick={presenter.openForm}>
          {t('ask')}
        </Button>
      </div>
      <div className={styles.main}>
        {list.isEmpty && (
          <div className={styles.empty}>
            <h3>{t('noQuestions')}</h3>
            <p>{t('noQuestionsText')}</p>
          </div>
        )}
        <PagedListView list={list} more={t('moreQuestions')}>
          {list.items.map((question) => (
            <QuestionCard key={question.questionId} question={question} presenter={presenter} />
          ))}
        </PagedListView>
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
