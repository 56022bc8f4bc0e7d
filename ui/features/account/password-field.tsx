import { useState, type ComponentProps, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Field } from '#ui/design/field.tsx';
import styles from './password-field.module.css';

type PasswordFieldProps = Omit<ComponentProps<typeof Field>, 'type' | 'id' | 'spellCheck' | 'autoCapitalize'> & {
  readonly id: string;
  readonly autoComplete: 'current-password' | 'new-password';
};

/** A password field with a button to show the password; password managers can paste (AUTH-26). */
export const PasswordField = (props: PasswordFieldProps): ReactNode => {
  const t = useTranslations('account');
  const [isShown, show] = useState(false);
  return (
    <div className={styles.password}>
      <Field {...props} type={isShown ? 'text' : 'password'} spellCheck={false} autoCapitalize="none" />
      <button type="button" className={styles.toggle} aria-controls={props.id} onClick={() => show(!isShown)}>
        {t(isShown ? 'hidePassword' : 'showPassword')}
      </button>
    </div>
  );
};
