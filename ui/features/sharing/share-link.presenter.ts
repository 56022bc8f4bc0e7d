import type * as Effect from 'effect/Effect';
import { makeAutoObservable } from 'mobx';
import type { ApiFailure } from '#core/failures/api-failure.ts';
import type { Storefront } from '#core/storefront.ts';
import type { Shell } from '#ui/stores/shell.ts';
import type { Tasks } from '#ui/kernel/tasks.ts';

/** Makes what is shared and returns its address: a path of this site. */
export type MakeLink = (shop: Storefront) => Effect.Effect<string, ApiFailure | { readonly _tag: string }>;

type LinkTexts = { readonly copied: string; /** Message of a failure that has none. */ readonly failed: string };
type ShareLinkParts = {
  readonly tasks: Tasks;
  readonly shell: Pick<Shell, 'toasts'>;
  readonly origin: string;
  readonly make: MakeLink;
  readonly copy: (text: string) => Promise<void>;
  /** Opens the share sheet of the device; undefined if it has none. */
  readonly send: ((address: string) => Promise<void>) | undefined;
  readonly texts: LinkTexts;
};

/** Makes a link, and copies or sends it (FAV-07). */
export class ShareLinkPresenter {
  /** The complete address, once the link is made. */
  address: string | undefined = undefined;
  notice: string | undefined = undefined;
  readonly #parts: ShareLinkParts;

  constructor(parts: ShareLinkParts) {
    this.#parts = parts;
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  get canSend(): boolean {
    return this.#parts.send !== undefined;
  }

  activate(): () => void {
    const stopTasks = this.#parts.tasks.start();
    this.open();
    return stopTasks;
  }

  open(): void {
    this.notice = undefined;
    this.#parts.tasks.command((shop) => this.#parts.make(shop), {
      done: (path) => {
        this.address = this.#parts.origin + path;
      },
      failed: (failure) => {
        this.notice = 'message' in failure ? failure.message : this.#parts.texts.failed;
      },
    });
  }

  /** Copies the address. If the browser denies access to the clipboard, the shopper can copy it by hand. */
  copy(): void {
    const { copy, shell, texts } = this.#parts;
    copy(this.address ?? '').then(
      () => shell.toasts.show({ title: texts.copied, tone: 'success' }),
      () => shell.toasts.show({ title: texts.failed, tone: 'error' }),
    );
  }

  /** Opens the share sheet. A shopper who closes it has changed their mind, so a refusal shows nothing. */
  send(): void {
    this.#parts.send?.(this.address ?? '').catch(() => undefined);
  }
}
