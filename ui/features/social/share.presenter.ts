import { makeAutoObservable } from 'mobx';
import type { ApiFailure } from '#core/failures/api-failure.ts';
import { photoForm, type PhotoField } from '#core/social/photo-form.ts';
import type { RuleTexts } from '#core/validation/rule-texts.ts';
import { FormPresenter } from '#ui/forms/form.presenter.ts';
import type { Tasks } from '#ui/kernel/tasks.ts';
import type { Shell } from '#ui/stores/shell.ts';

type ShareParts = {
  readonly tasks: Tasks;
  readonly shell: Pick<Shell, 'toasts' | 'dialogs'>;
  readonly ruleTexts: RuleTexts;
  readonly productId: string;
  readonly readPhoto: (file: Blob) => Promise<string | undefined>;
  readonly texts: { readonly missing: string; readonly unreadable: string };
  readonly onSent: () => void;
};

/** The form by which a member shares a picture of a product (API-107). */
export class SharePresenter {
  readonly form: FormPresenter<PhotoField, void>;
  /** The chosen picture: a JPEG as base64. */
  photo: string | undefined = undefined;
  isReading = false;
  photoError: string | undefined = undefined;
  readonly #parts: ShareParts;

  constructor(parts: ShareParts) {
    const { ruleTexts, tasks, shell, productId, onSent } = parts;
    this.#parts = parts;
    this.form = new FormPresenter<PhotoField, void>({
      prefix: 'share',
      form: photoForm,
      ruleTexts,
      sending: {
        tasks,
        shell,
        send: (typed) => (shop) => shop.social.sharePhoto({ typed, file: this.photo ?? '', productId }),
        explain: (failure) => this.explain(failure),
        onSent,
      },
    });
    makeAutoObservable(this, { form: false }, { deep: false, autoBind: true });
  }

  activate(): () => void {
    return this.form.activate();
  }

  async choose(file: File): Promise<void> {
    const { readPhoto, texts } = this.#parts;
    this.photoError = undefined;
    this.isReading = true;
    const photo = await readPhoto(file).catch(() => undefined);
    this.keep(photo, texts.unreadable);
  }

  /** Sends the picture; without one, nothing is sent, and the messages of all fields are shown. */
  send(): void {
    if (this.isReading) return;
    if (this.photo !== undefined) return this.form.send();
    this.photoError = this.#parts.texts.missing;
    this.form.submit();
  }

  private keep(photo: string | undefined, error: string): void {
    this.isReading = false;
    this.photo = photo;
    this.photoError = photo === undefined ? error : undefined;
  }

  private explain({ errorId }: ApiFailure): boolean {
    // The session has ended meanwhile: the sign-in opens above the form, which keeps what was typed.
    if (errorId === 'AUT440') this.#parts.shell.dialogs.openLink('#modal-sign-in');
    if (errorId !== 'API415') return false;
    this.photoError = this.#parts.texts.unreadable;
    return true;
  }
}
