import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { AddressBook, AddressType, SavedAddress } from '#core/profile/address-book.ts';
import { MAX_ADDRESSES } from '#core/profile/address-refusal.ts';
import { phoneText } from '#core/profile/phone-text.ts';
import { Button } from '#ui/design/button.tsx';
import { Skeleton } from '#ui/design/skeleton.tsx';
import { LoadFailed } from '#ui/features/page/load-failed.tsx';
import { AddressLines } from '#ui/features/checkout/address-lines.tsx';
import { useRuleTexts } from '#ui/forms/rule-texts.ts';
import { SessionStore } from '#ui/stores/session-store.ts';
import { useSite } from '#ui/stores/storefront-context.ts';
import { usePresenter, useStore } from '#ui/stores/use-presenter.ts';
import { EntryList } from '../entry-list.tsx';
import formStyles from '../member-form.module.css';
import styles from '../saved-entries.module.css';
import { AddressDraft } from './address-editor.presenter.ts';
import { AddressEditor } from './address-editor.tsx';
import { AddressesPresenter } from './addresses.presenter.ts';

type CardProps = { readonly presenter: AddressesPresenter; readonly address: SavedAddress };

const AddressCard = observer(({ presenter, address }: CardProps): ReactNode => {
  const t = useTranslations('addresses');
  const { language, country } = useSite();
  const isBusy = presenter.busyId === address.id;
  const named = { address: `${address.line1}, ${address.city}` };
  return (
    <li tabIndex={-1} className={styles.entry} data-default={address.main}>
      <div className={styles.lines}>
        {address.main && <p className={styles.default}>{t('main')}</p>}
        <AddressLines address={address} />
        {address.country !== country && (
          <p>{new Intl.DisplayNames(language, { type: 'region' }).of(address.country) ?? address.country}</p>
        )}
        {address.phone !== undefined && <p className={styles.detail}>{phoneText(address.phone, country)}</p>}
      </div>
      <div className={styles.actions}>
        <Button variant="quiet" aria-label={t('editNamed', named)} onClick={() => presenter.open(address)}>
          {t('edit')}
        </Button>
        {!address.main && (
          <Button
            variant="quiet"
            busy={isBusy}
            aria-label={t('makeMainNamed', named)}
            onClick={() => presenter.makeMain(address)}
          >
            {t('makeMain')}
          </Button>
        )}
        <Button
          variant="quiet"
          busy={isBusy}
          busyText={t('removing')}
          aria-label={t('removeNamed', named)}
          onClick={() => presenter.remove(address)}
        >
          {t('remove')}
        </Button>
      </div>
    </li>
  );
});

const types: readonly AddressType[] = ['S', 'B'];

/** The addresses of a kind, the main one first. */
const ofType = (book: AddressBook, type: AddressType): AddressBook =>
  book.filter((address) => address.type === type).toSorted((one, other) => Number(other.main) - Number(one.main));

/** The saved addresses by kind, and the form that adds or edits one (RTE-23, ADR-01 to ADR-09). */
export const AddressList = observer((): ReactNode => {
  const t = useTranslations('addresses');
  const ruleTexts = useRuleTexts();
  const session = useStore(SessionStore);
  const draft = useStore(AddressDraft);
  const presenter = usePresenter(
    (environment) =>
      new AddressesPresenter({
        ...environment,
        ruleTexts,
        session,
        draft,
        texts: { saved: t('saved'), removed: t('removed'), undo: t('undo') },
      }),
  );
  const { value: book, status } = presenter.book;
  if (!book)
    return status === 'error' ? (
      <LoadFailed onRetry={() => presenter.book.load()}>{t('unreachable')}</LoadFailed>
    ) : (
      <Skeleton shape="block" />
    );
  return (
    <>
      {book.length === 0 && <p className={formStyles.note}>{t('empty')}</p>}
      {types
        .map((type) => ({ type, saved: ofType(book, type) }))
        .filter(({ saved }) => saved.length > 0)
        .map(({ type, saved }) => (
          <section key={type} className={formStyles.section} aria-labelledby={`addresses-${type}`}>
            <h2 id={`addresses-${type}`}>{t(`titles.${type}`)}</h2>
            <EntryList>
              {saved.map((address) => (
                <AddressCard key={address.id} presenter={presenter} address={address} />
              ))}
            </EntryList>
          </section>
        ))}
      {book.length < MAX_ADDRESSES ? (
        <div>
          <Button variant={book.length === 0 ? undefined : 'secondary'} onClick={() => presenter.open()}>
            {t('add')}
          </Button>
        </div>
      ) : (
        <p className={formStyles.note}>{t('full', { max: MAX_ADDRESSES })}</p>
      )}
      {presenter.editor !== undefined && <AddressEditor presenter={presenter.editor} onClose={presenter.close} />}
    </>
  );
});
