import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { QuestionsPanel } from './questions-panel.tsx';
import { ReviewsPanel } from './reviews-panel.tsx';
import { Tabs } from './tabs.tsx';

/** Tabs for reviews and questions. The content of a tab loads when it is first opened. */
export const ReviewsAndQuestions = ({ productId }: { readonly productId: string }): ReactNode => {
  const t = useTranslations('reviews');
  return (
    <Tabs
      label={t('tabs')}
      tabs={[
        { id: 'opinions', title: t('reviews'), panel: <ReviewsPanel productId={productId} /> },
        { id: 'questions', title: t('questions'), panel: <QuestionsPanel productId={productId} /> },
      ]}
    />
  );
};
