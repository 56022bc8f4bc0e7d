import { observer } from 'mobx-react-lite';
import { useRef, type ChangeEvent, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { MAX_PHOTOS } from '#core/contact/photo.ts';
import { buttonClass } from '#ui/design/button-class.ts';
import { IconButton } from '#ui/design/icon-button.tsx';
import fileInput from '#ui/design/file-input.module.css';
import { Icon } from '#ui/design/icon.tsx';
import styles from './photo-chooser.module.css';
import type { WarrantyFormPresenter } from './warranty-form.presenter.ts';

type PhotoChooserProps = {
  readonly presenter: Pick<
    WarrantyFormPresenter,
    'photos' | 'reading' | 'photoError' | 'hasAllPhotos' | 'addPhotos' | 'removePhoto'
  >;
};

/** The photos of a warranty request (ORD-23). */
export const PhotoChooser = observer(({ presenter }: PhotoChooserProps): ReactNode => {
  const t = useTranslations('warranty');
  const { photos, photoError, reading } = presenter;
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>): void => {
    presenter.addPhotos([...(currentTarget.files ?? [])]);
    // The same file may be chosen again after it was removed.
    currentTarget.value = '';
  };
  const group = useRef<HTMLDivElement>(null);
  const remove = (id: number): void => {
    presenter.removePhoto(id);
    // The button that had the focus is gone.
    group.current?.focus();
  };
  const described = photoError === undefined ? 'photos-hint' : 'photos-hint photos-error';
  return (
    <div ref={group} className={styles.photos} role="group" aria-labelledby="photos-label" tabIndex={-1}>
      <p id="photos-label" className={styles.label}>
        {t('photos')}
        <span>{t('optional')}</span>
      </p>
      <p id="photos-hint" className={fileInput.hint}>
        {t('photosHint', { max: MAX_PHOTOS })}
      </p>
      {photos.length > 0 && (
        <ul className={styles.list}>
          {photos.map(({ id, name, data }) => (
            <li key={id}>
              <img src={`data:image/jpeg;base64,${data}`} alt={name} width={96} height={96} />
              <IconButton icon="close" size={18} label={t('removePhoto', { name })} onClick={() => remove(id)} />
            </li>
          ))}
        </ul>
      )}
      {!presenter.hasAllPhotos && (
        <div>
          <input
            id="photos"
            className={fileInput.input}
            type="file"
            accept="image/jpeg,image/png,image/webp"
            multiple
            aria-describedby={described}
            aria-invalid={photoError !== undefined}
            onChange={choose}
          />
          <label htmlFor="photos" className={buttonClass({ variant: 'secondary', compact: true })}>
            <Icon name="plus" size={18} />
            {t('addPhotos')}
          </label>
        </div>
      )}
      <p className={fileInput.hint} role="status">
        {reading > 0 ? t('reading') : photos.length > 0 ? t('count', { count: photos.length, max: MAX_PHOTOS }) : ''}
      </p>
      {photoError !== undefined && (
        <p id="photos-error" className={fileInput.error} role="alert">
          <Icon name="alert" size={16} />
          {photoError}
        </p>
      )}
    </div>
  );
});
