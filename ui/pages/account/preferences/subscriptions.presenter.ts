import { makeAutoObservable } from 'mobx';
import type { ApiFailure } from '#core/failures/api-failure.ts';
import { newsletterForm, smsForm } from '#core/profile/newsletter.ts';
import type { Subscriptions } from '#core/profile/subscription.ts';
import type { SiteConfiguration } from '#core/site/site-configuration.ts';
import type { RuleTexts } from '#core/validation/rule-texts.ts';
import { SubscribeFormPresenter } from '#ui/features/account/newsletter/subscribe-form.presenter.ts';
import { Resource } from '#ui/kernel/resource.ts';
import type { Intent, Tasks } from '#ui/kernel/tasks.ts';
import type { Shell } from '#ui/stores/shell.ts';

type Parts = {
  readonly tasks: Tasks;
  readonly shell: Pick<Shell, 'toasts'>;
  readonly site: SiteConfiguration;
  readonly ruleTexts: RuleTexts;
  /** The address of the member, which the form of the newsletter begins with. */
  readonly email: string | undefined;
  readonly unsubscribedText: string;
};

/** The subscriptions of a guest or member, and the forms that begin them (RTE-29). */
export class SubscriptionsPresenter {
  readonly subscriptions: Resource<Subscriptions, ApiFailure>;
  readonly newsletter: SubscribeFormPresenter<'email' | 'policy'>;
  readonly sms: SubscribeFormPresenter<'phone'>;
  isEnding = false;
  /** The newsletter was not ended, because the address is not confirmed. */
  mustConfirm = false;
  readonly #parts: Parts;

  constructor(parts: Parts) {
    const { tasks, site, ruleTexts } = parts;
    this.#parts = parts;
    this.subscriptions = new Resource<Subscriptions, ApiFailure>(tasks, (shop) => shop.subscriptions.view());
    const onSent = this.subscriptions.set;
    this.newsletter = new SubscribeFormPresenter({
      tasks,
      ruleTexts,
      prefix: 'newsletter',
      form: newsletterForm,
      send: (values) => (shop) => shop.subscriptions.subscribe(values),
      onSent,
    });
    if (parts.email !== undefined) this.newsletter.form.fill({ email: parts.email });
    this.sms = new SubscribeFormPresenter({
      tasks,
      ruleTexts,
      prefix: 'sms',
      form: smsForm(site.country),
      send: (values) => {
        const earlier = this.subscriptions.value?.phone;
        return (shop) => shop.subscriptions.subscribe({ phone: '', ...values, earlier });
      },
      onSent,
    });
    makeAutoObservable(this, { subscriptions: false, newsletter: false, sms: false }, { deep: false, autoBind: true });
  }

  activate(): () => void {
    const stop = this.#parts.tasks.start();
    this.subscriptions.load();
    return stop;
  }

  endNewsletter(email: string): void {
    this.end((shop) => shop.subscriptions.endNewsletter(email));
  }

  optOut(phone: string): void {
    this.end((shop) => shop.subscriptions.optOut(phone));
  }

  private end(intent: Intent<Subscriptions, ApiFailure>): void {
    if (this.isEnding) return;
    const { tasks, shell, unsubscribedText } = this.#parts;
    this.isEnding = true;
    this.mustConfirm = false;
    void tasks.command(intent, {
      done: (subscriptions) => {
        this.subscriptions.set(subscriptions);
        this.newsletter.state = 'idle';
        this.sms.state = 'idle';
        shell.toasts.show({ title: unsubscribedText, tone: 'success' });
      },
      failed: ({ errorId, message }) => {
        this.mustConfirm = errorId === 'AUT432';
        if (!this.mustConfirm) shell.toasts.show({ title: message, tone: 'error' });
      },
      finally: () => {
        this.isEnding = false;
      },
    });
  }
}
