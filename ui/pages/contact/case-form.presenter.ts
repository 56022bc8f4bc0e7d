import { makeAutoObservable } from 'mobx';
import { caseForm, needsOrderNumber, subjectsOf, type CaseChoices, type CaseField } from '#core/contact/case.ts';
import type { SiteConfiguration } from '#core/site/site-configuration.ts';
import { phoneWhileTyped } from '#core/validation/phone.ts';
import type { RuleTexts } from '#core/validation/rule-texts.ts';
import type { Values } from '#core/validation/rule.ts';
import { FormPresenter } from '#ui/forms/form.presenter.ts';
import type { Tasks } from '#ui/kernel/tasks.ts';
import type { Shell } from '#ui/stores/shell.ts';

type Parts = {
  readonly tasks: Tasks;
  readonly shell: Pick<Shell, 'toasts'>;
  readonly site: SiteConfiguration;
  readonly ruleTexts: RuleTexts;
  /** Called with the number of the case. */
  readonly onSent: (caseNumber: string) => void;
};

const ignore = (): void => undefined;

/** The form of a message to the customer service, once its subjects are known (CASE-01 to CASE-05). */
export class CaseFormPresenter {
  form: FormPresenter<CaseField, string> | undefined = undefined;
  choices: CaseChoices = [];
  hasFailed = false;
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  activate(): () => void {
    const stop = this.#parts.tasks.start();
    this.load();
    return stop;
  }

  /** The subjects of the chosen category (CASE-02). */
  get subjects(): ReturnType<typeof subjectsOf> {
    return subjectsOf(this.choices, this.form?.values.categoryId);
  }

  /** CASE-03. */
  get asksOrderNumber(): boolean {
    return this.form !== undefined && needsOrderNumber(this.choices, this.form.values);
  }

  load(): void {
    if (this.form !== undefined) return;
    this.hasFailed = false;
    this.#parts.tasks.query('choices', (shop) => shop.contact.openCase(), {
      done: this.open,
      failed: () => {
        this.hasFailed = true;
      },
    });
  }

  /** A subject of another category is no longer chosen. */
  setCategory(categoryId: string): void {
    const { form } = this;
    if (form === undefined || form.values.categoryId === categoryId) return;
    form.change('categoryId', categoryId);
    form.fill({ subjectId: '' });
  }

  private open({ choices, typed }: { readonly choices: CaseChoices; readonly typed: Values<CaseField> }): void {
    const { site, ruleTexts, tasks, shell } = this.#parts;
    this.choices = choices;
    this.form = new FormPresenter<CaseField, string>({
      prefix: 'case',
      form: caseForm(choices, site.country),
      ruleTexts,
      mask: (name, before, typed) =>
        name === 'phone' && typed.length === before.length + 1 && typed.startsWith(before)
          ? phoneWhileTyped(typed, site.country)
          : typed,
      onTyped: (values) =>
        void tasks.command((shop) => shop.contact.rememberDraft(values), { done: ignore, failed: ignore }),
      sending: {
        tasks,
        shell,
        send: (values) => (shop) => shop.contact.sendCase(values, choices),
        onSent: this.finish,
      },
    });
    this.form.fill(typed);
    this.fillMember();
  }

  /** CASE-05. */
  private finish(caseNumber: string): void {
    this.form?.clear();
    this.fillMember();
    this.#parts.onSent(caseNumber);
  }

  /** Name and email address of a member, which may be changed (CASE-05). Without them the form is complete, too. */
  private fillMember(): void {
    this.#parts.tasks.query('member', (shop) => shop.account.view(), {
      done: (account) => {
        if (account._tag !== 'Member') return;
        const { firstName, lastName, email } = account.owner;
        this.form?.fillEmpty({ firstName, lastName, email });
      },
      failed: () => undefined,
    });
  }
}
