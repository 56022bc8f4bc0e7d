import { observer } from 'mobx-react-lite';
import { useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { shoeSizes, shoeSizeText } from '#core/profile/shoe-sizes.ts';
import { Select } from '#ui/design/select.tsx';
import { SessionStore } from '#ui/stores/session-store.ts';
import { useSite, useStorefront } from '#ui/stores/storefront-context.ts';
import { useStore } from '#ui/stores/use-presenter.ts';
import styles from './preferences.module.css';

/** The preferred shoe size, which is saved when it is chosen. */
export const ShoeSize = observer((): ReactNode => {
  const t = useTranslations('profile');
  const { country } = useSite();
  const { makeTasks, shell } = useStorefront();
  const session = useStore(SessionStore);
  const [tasks] = useState(makeTasks);
  const save = (shoeSize: string): void =>
    void tasks.command((shop) => shop.profile.changeProfile({ shoeSize }), {
      done: (owner) => {
        session.account.set({ _tag: 'Member', owner });
        shell.toasts.show({ title: t('saved'), tone: 'success' });
      },
    });
  return (
    <div className={styles.size}>
      <Select
        name="shoeSize"
        label={t('shoeSize')}
        placeholder={t('noShoeSize')}
        value={session.owner?.shoeSize ?? ''}
        onValue={save}
        options={shoeSizes.map((size) => ({ value: size, label: shoeSizeText(size, country) }))}
      />
    </div>
  );
});
