import { useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/design/button.tsx';
import { Dialog } from '#ui/design/dialog.tsx';
import { NoticeBar } from '#ui/design/notice-bar.tsx';
import { PointList } from '#ui/features/stores/points/point-list.tsx';
import styles from '#ui/features/stores/points/point-list.module.css';

type CollectionPointDialogProps = {
  /** A postal code or a place, where the search begins. */
  readonly near: string;
  readonly chosenId: string | undefined;
  readonly busy: boolean;
  /** Why the choice was refused. */
  readonly refused: string | undefined;
  readonly onChoose: (pointId: string) => void;
  readonly onClose: () => void;
};

/** Chooses the collection point of a whole delivery (CHK-30). */
export const CollectionPointDialog = ({
  near,
  chosenId,
  busy,
  refused,
  onChoose,
  onClose,
}: CollectionPointDialogProps): ReactNode => {
  const t = useTranslations('stores');
  const [isMissing, setIsMissing] = useState(false);
  const [isFound, setIsFound] = useState(false);
  const [point, setPoint] = useState(chosenId);
  const save = (): void => {
    setIsMissing(point === undefined);
    if (point !== undefined) onChoose(point);
  };
  return (
    <Dialog
      open
      side="end"
      title={t('points.title')}
      onClose={onClose}
      footer={
        isFound ? (
          <Button wide busy={busy} busyText={t('delivery.saving')} onClick={save}>
            {t('points.save')}
          </Button>
        ) : undefined
      }
    >
      <div className={styles.body}>
        {isMissing && <NoticeBar tone="error">{t('points.first')}</NoticeBar>}
        {refused !== undefined && <NoticeBar tone="error">{refused}</NoticeBar>}
        <PointList
          near={near}
          chosenId={chosenId}
          onChosen={({ id }) => {
            setPoint(id);
            setIsMissing(false);
          }}
          onFound={(count) => {
            setIsFound(count > 0);
            setIsMissing(false);
          }}
        />
      </div>
    </Dialog>
  );
};
