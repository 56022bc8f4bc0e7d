import { observer } from 'mobx-react-lite';
import { useRef, type ChangeEvent, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { readPhoto } from '#adapters/browser/read-photo.ts';
import { MAX_CAPTION, type PhotoField } from '#core/social/photo-form.ts';
import { buttonClass } from '#ui/design/button-class.ts';
import { Button } from '#ui/design/button.tsx';
import { Dialog } from '#ui/design/dialog.tsx';
import { Field } from '#ui/design/field.tsx';
import fileInput from '#ui/design/file-input.module.css';
import { Icon } from '#ui/design/icon.tsx';
import { ShortForm } from '#ui/forms/short-form.tsx';
import { TextArea } from '#ui/forms/text-area.tsx';
import { useRuleTexts } from '#ui/forms/rule-texts.ts';
import { usePresenter } from '#ui/stores/use-presenter.ts';
import { SharePresenter } from './share.presenter.ts';
import styles from './share-dialog.module.css';

const PHOTO_ID = 'share-photo';

/** The photo, which is a small JPEG once it was chosen. */
const PhotoInput = observer(({ presenter }: { readonly presenter: SharePresenter }): ReactNode => {
  const t = useTranslations('social.share');
  const { photo, photoError, isReading } = presenter;
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>): void => {
    const [file] = currentTarget.files ?? [];
    if (file !== undefined) void presenter.choose(file);
  };
  return (
    <div className={styles.photo}>
      {photo !== undefined && <img src={`data:image/jpeg;base64,${photo}`} alt={t('chosen')} width={96} height={96} />}
      <div>
        <input
          id={PHOTO_ID}
          className={fileInput.input}
          type="file"
          accept="image/jpeg,image/png,image/webp"
          aria-describedby={photoError === undefined ? 'share-photo-hint' : 'share-photo-hint share-photo-error'}
          aria-invalid={photoError !== undefined}
          onChange={choose}
        />
        <label htmlFor={PHOTO_ID} className={buttonClass({ variant: 'secondary', compact: true })}>
          <Icon name="plus" size={18} />
          {t(photo === undefined ? 'choose' : 'replace')}
        </label>
      </div>
      <p id="share-photo-hint" className={fileInput.hint}>
        {t('photoHint')}
      </p>
      <p className={fileInput.hint} role="status">
        {isReading ? t('reading') : ''}
      </p>
      {photoError !== undefined && (
        <p id="share-photo-error" className={fileInput.error} role="alert">
          <Icon name="alert" size={16} />
          {photoError}
        </p>
      )}
    </div>
  );
});

type ShareDialogProps = {
  /** What was typed stays while it is closed. */
  readonly open: boolean;
  readonly productId: string;
  readonly onSent: () => void;
  readonly onClose: () => void;
};

/** The form by which a member shares a picture of a product (API-107, API-108). */
export const ShareDialog = observer(({ open, productId, onSent, onClose }: ShareDialogProps): ReactNode => {
  const t = useTranslations('social.share');
  const ruleTexts = useRuleTexts();
  const chooser = useRef<HTMLDivElement>(null);
  const presenter = usePresenter(
    ({ tasks, shell }) =>
      new SharePresenter({
        tasks,
        shell,
        ruleTexts,
        productId,
        readPhoto,
        texts: { missing: t('missing'), unreadable: t('unreadable') },
        onSent,
      }),
  );
  const { form } = presenter;
  const labels: { readonly [field in PhotoField]: string } = { caption: t('caption'), nickname: t('nickname') };
  const ties = (name: PhotoField) => ({
    id: form.idOf(name),
    name: form.idOf(name),
    label: labels[name],
    required: true,
    error: form.messages[name],
    value: form.values[name] ?? '',
    onValue: (value: string) => form.change(name, value),
    onBlur: () => form.leave(name),
  });
  const photoErrors = form.attempt === 0 || presenter.photoError === undefined ? [] : [presenter.photoError];
  const errors = [
    ...photoErrors.map((message) => ({ field: PHOTO_ID, message: t('error', { field: t('photo'), message }) })),
    ...form.errors.map(({ name, message }) => ({
      field: form.idOf(name),
      message: t('error', { field: labels[name], message }),
    })),
  ];
  const send = (): void => {
    presenter.send();
    // The summary of several errors takes the focus; a single one has none.
    if (presenter.photoError !== undefined && form.errors.length === 0)
      chooser.current?.querySelector('input')?.focus();
  };
  return (
    <Dialog open={open} title={t('title')} onClose={onClose}>
      <ShortForm errors={errors} attempt={form.attempt} notice={form.notice} onSend={send} aria-label={t('title')}>
        <div ref={chooser}>
          <PhotoInput presenter={presenter} />
        </div>
        <TextArea {...ties('caption')} hint={t('captionHint', { max: MAX_CAPTION })} />
        <Field {...ties('nickname')} hint={t('nicknameHint')} autoComplete="nickname" />
        <p className={fileInput.hint}>{t('rights')}</p>
        <Button type="submit" wide busy={form.isBusy} busyText={t('sending')}>
          {t('send')}
        </Button>
      </ShortForm>
    </Dialog>
  );
});
