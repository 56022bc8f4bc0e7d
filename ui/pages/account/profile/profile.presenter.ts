import { makeAutoObservable } from 'mobx';
import type { AccountOwner } from '#core/account/ports/account-gateway.ts';
import { profileForm, profileValues, type ProfileField } from '#core/account/profile-form.ts';
import type { SiteConfiguration } from '#core/site/site-configuration.ts';
import type { RuleTexts } from '#core/validation/rule-texts.ts';
import { FormDraft } from '#ui/forms/form-draft.ts';
import { maskPhone } from '#ui/features/account/mask-phone.ts';
import { FormPresenter } from '#ui/forms/form.presenter.ts';
import type { Tasks } from '#ui/kernel/tasks.ts';
import type { SessionStore } from '#ui/stores/session-store.ts';
import type { Shell } from '#ui/stores/shell.ts';

/** The edited fields of the profile. */
export class ProfileDraft extends FormDraft<ReadonlyMap<ProfileField, string>> {}

type Parts = {
  readonly tasks: Tasks;
  readonly shell: Shell;
  readonly site: SiteConfiguration;
  readonly session: SessionStore;
  readonly draft: ProfileDraft;
  readonly ruleTexts: RuleTexts;
  /** YYYY-MM-DD. */
  readonly today: string;
  readonly savedText: string;
};

/** The profile form, filled with the profile that is stored. Only edited parts are sent (PRO-08). */
export class ProfilePresenter {
  readonly form: FormPresenter<ProfileField, AccountOwner>;
  readonly #parts: Parts;
  /** The profile that the form was filled with or that the last save returned. */
  #stored: AccountOwner;

  constructor(owner: AccountOwner, parts: Parts) {
    const { site, tasks, shell, ruleTexts, today } = parts;
    const { country, dateFormat } = site;
    this.#parts = parts;
    this.#stored = owner;
    const context = { country, dateFormat, today };
    const values = profileValues(owner, context);
    this.form = new FormPresenter<ProfileField, AccountOwner>({
      prefix: 'profile',
      form: profileForm(context, values),
      ruleTexts,
      mask: maskPhone(country),
      sending: {
        tasks,
        shell,
        send: (typed) => (shop) => shop.profile.saveProfile(this.#stored, typed),
        onSent: (saved) => this.finish(saved),
      },
    });
    this.form.fill(values);
    makeAutoObservable(this, { form: false }, { deep: false, autoBind: true });
  }

  activate(): () => void {
    const { draft, session } = this.#parts;
    const { form } = this;
    const stop = form.activate();
    const keep = draft.start(session, {
      survivesLeaving: true,
      read: () => this.unsaved(),
      restore: (typed) => {
        for (const [name, text] of typed) form.change(name, text);
      },
    });
    return () => {
      stop();
      keep();
    };
  }

  /** The edited values that differ from the stored profile; undefined without one. */
  private unsaved(): ReadonlyMap<ProfileField, string> | undefined {
    const { form } = this;
    const { country, dateFormat } = this.#parts.site;
    const stored = profileValues(this.#stored, { country, dateFormat });
    const changed = form.edited.filter((name) => form.values[name] !== stored[name]);
    return changed.length === 0 ? undefined : new Map(changed.map((name) => [name, form.values[name] ?? '']));
  }

  private finish(saved: AccountOwner): void {
    const { session, shell, savedText } = this.#parts;
    this.#stored = saved;
    session.account.set({ _tag: 'Member', owner: saved });
    shell.toasts.show({ title: savedText, tone: 'success' });
  }
}
