import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { questionForm, type QuestionInput } from '#core/reviews/question.ts';
import { TICKED } from '#core/validation/form.ts';
import { Button } from '#ui/design/button.tsx';
import { Checkbox } from '#ui/design/checkbox.tsx';
import { Dialog } from '#ui/design/dialog.tsx';
import { Field } from '#ui/design/field.tsx';
import { FormPresenter } from '#ui/forms/form.presenter.ts';
import { ShortForm } from '#ui/forms/short-form.tsx';
import { TextArea } from '#ui/forms/text-area.tsx';
import { useRuleTexts } from '#ui/forms/rule-texts.ts';
import { usePresenter } from '#ui/stores/use-presenter.ts';

type QuestionField = keyof QuestionInput;
type QuestionDialogProps = { readonly productId: string; readonly onAsked: () => void; readonly onClose: () => void };

/** The form for a question (REV-11). It needs no sign-in (REV-15). */
export const QuestionDialog = observer(({ productId, onAsked, onClose }: QuestionDialogProps): ReactNode => {
  const t = useTranslations('reviews.form');
  const ruleTexts = useRuleTexts();
  const form = usePresenter(
    ({ tasks, shell }) =>
      new FormPresenter({
        prefix: 'question',
        form: questionForm,
        ruleTexts,
        sending: {
          tasks,
          shell,
          onSent: onAsked,
          send: (question) => (shop) => shop.reviews.askQuestion({ productId, question }),
        },
      }),
  );
  const ties = (name: QuestionField) => ({
    id: form.idOf(name),
    name: form.idOf(name),
    required: true,
    error: form.messages[name],
    value: form.values[name] ?? '',
    onValue: (value: string) => form.change(name, value),
    onBlur: () => form.leave(name),
  });
  const labels: { readonly [field in QuestionField]: string } = {
    text: t('text'),
    nickname: t('nickname'),
    email: t('email'),
    terms: t('agreement'),
  };
  const errors = form.errors.map(({ name, message }) => ({
    field: form.idOf(name),
    message: t('error', { field: labels[name], message }),
  }));
  return (
    <Dialog open title={t('title')} onClose={onClose}>
      <ShortForm errors={errors} attempt={form.attempt} notice={form.notice} onSend={form.send} aria-label={t('title')}>
        <TextArea {...ties('text')} label={labels.text} hint={t('textHint')} />
        <Field {...ties('nickname')} label={labels.nickname} hint={t('nicknameHint')} autoComplete="nickname" />
        <Field
          {...ties('email')}
          label={labels.email}
          hint={t('emailHint')}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
        />
        <div>
          <Checkbox
            id={form.idOf('terms')}
            name="question-terms"
            required
            error={form.messages.terms}
            label={t('terms')}
            checked={form.values.terms === TICKED}
            onChecked={(checked) => form.change('terms', checked ? TICKED : '')}
          />
        </div>
        <Button type="submit" wide busy={form.isBusy} busyText={t('sending')}>
          {t('send')}
        </Button>
      </ShortForm>
    </Dialog>
  );
});
