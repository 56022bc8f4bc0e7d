import { makeAutoObservable } from 'mobx';
import { MAX_PHOTOS } from '#core/contact/photo.ts';
import { warrantyForm, type WarrantyField } from '#core/contact/warranty.ts';
import type { ApiFailure } from '#core/failures/api-failure.ts';
import { Calendar } from '#core/kernel/calendar.ts';
import { isoText } from '#core/kernel/iso-day.ts';
import type { Purchase } from '#core/order/purchase.ts';
import type { SiteConfiguration } from '#core/site/site-configuration.ts';
import { dateText } from '#core/validation/date-format.ts';
import type { RuleTexts } from '#core/validation/rule-texts.ts';
import { FormPresenter } from '#ui/forms/form.presenter.ts';
import type { Tasks } from '#ui/kernel/tasks.ts';
import type { Shell } from '#ui/stores/shell.ts';

/** A photo of the request: the name of its file, and a JPEG as base64. */
type ChosenPhoto = { readonly id: number; readonly name: string; readonly data: string };

type Parts = {
  readonly tasks: Tasks;
  readonly shell: Pick<Shell, 'toasts'>;
  readonly site: SiteConfiguration;
  readonly ruleTexts: RuleTexts;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** The order whose product is defective; empty without one. */
  readonly orderId: string;
  readonly readPhoto: (file: Blob) => Promise<string | undefined>;
  readonly texts: {
    readonly tooManyPhotos: string;
    readonly unreadable: (name: string) => string;
    readonly notInOrder: string;
  };
  /** Called with the id of the case. */
  readonly onSent: (caseId: string) => void;
};

/** A warranty request with photos, filled in from an order if the session may read it (ORD-22, ORD-23). */
export class WarrantyFormPresenter {
  readonly form: FormPresenter<WarrantyField, string>;
  photos: readonly ChosenPhoto[] = [];
  /** Photos that are being read. */
  reading = 0;
  /** Why a chosen file is not among the photos. */
  photoError: string | undefined = undefined;
  /** The products of the order; empty without one. */
  products: readonly { readonly productId: string; readonly name: string }[] = [];
  readonly #parts: Parts;
  #chosen = 0;

  constructor(parts: Parts) {
    const { site, ruleTexts, tasks, shell, now, texts } = parts;
    this.#parts = parts;
    const today = Calendar.dayAt(now, site.timeZone);
    this.form = new FormPresenter<WarrantyField, string>({
      prefix: 'warranty',
      form: warrantyForm({ dateFormat: site.dateFormat, today }),
      ruleTexts,
      sending: {
        tasks,
        shell,
        send: (typed) => (shop) =>
          shop.contact.requestWarranty({ typed, photos: this.photos.map(({ data }) => data) }, texts.tooManyPhotos),
        explain: (failure) => this.explain(failure),
        onSent: (caseId) => this.finish(caseId),
      },
    });
    makeAutoObservable(this, { form: false }, { deep: false, autoBind: true });
  }

  activate(): () => void {
    const { tasks } = this.#parts;
    const stop = tasks.start();
    // The order of a member whose session had ended can be read after the next sign-in (AUTH-27).
    tasks.follow(({ _tag }) => {
      if (_tag === 'SignedIn') this.load();
    });
    this.load();
    return stop;
  }

  private load(): void {
    const { tasks, orderId } = this.#parts;
    if (orderId === '') return this.fillMember();
    tasks.query('order', (shop) => shop.purchases.view(orderId), { done: this.fillOrder, failed: () => undefined });
  }

  get hasAllPhotos(): boolean {
    return this.photos.length + this.reading >= MAX_PHOTOS;
  }

  /** Adds photos up to the maximum number. A file that is no picture is named in the message. */
  addPhotos(files: readonly File[]): void {
    const free = MAX_PHOTOS - this.photos.length - this.reading;
    this.photoError = files.length > free ? this.#parts.texts.tooManyPhotos : undefined;
    for (const file of files.slice(0, Math.max(0, free))) void this.read(file);
  }

  removePhoto(id: number): void {
    this.photos = this.photos.filter((photo) => photo.id !== id);
    this.photoError = undefined;
  }

  private async read(file: File): Promise<void> {
    const { readPhoto, texts } = this.#parts;
    this.#chosen += 1;
    const id = this.#chosen;
    this.reading += 1;
    const data = await readPhoto(file).catch(() => undefined);
    this.keep({ id, name: file.name, data }, texts.unreadable(file.name));
  }

  private keep(
    { data, ...photo }: Omit<ChosenPhoto, 'data'> & { readonly data: string | undefined },
    error: string,
  ): void {
    this.reading -= 1;
    if (data === undefined) this.photoError = error;
    // Photos are read at the same time and are kept in the order of their files.
    else this.photos = [...this.photos, { ...photo, data }].toSorted((one, other) => one.id - other.id);
  }

  private fillOrder({ orderNumber, orderDate, email, items }: Purchase): void {
    const { site } = this.#parts;
    const names = new Map(items.filter(({ isBonus }) => !isBonus).map(({ productId, name }) => [productId, name]));
    this.products = [...names].map(([productId, name]) => ({ productId, name }));
    const [only, ...others] = this.products;
    const at = Date.parse(orderDate);
    this.form.fillEmpty({
      orderNumber,
      email,
      purchaseDate: Number.isNaN(at) ? '' : dateText(isoText(Calendar.dayAt(at, site.timeZone)), site.dateFormat),
      ...(only !== undefined && others.length === 0 ? { productId: only.productId } : {}),
    });
  }

  /** Names the photo that the service cannot read, and shows at the product that the order does not have it. */
  private explain({ errorId, params }: ApiFailure): boolean {
    const { texts } = this.#parts;
    const photo = this.photos[Number(params?.['photo']) - 1];
    if (errorId === 'API415' && photo !== undefined) this.photoError = texts.unreadable(photo.name);
    else if (errorId === 'ATTR200') this.form.refuse([{ field: 'productId', message: texts.notInOrder }]);
    else return false;
    return true;
  }

  /** The email address of a member, which may be changed. */
  private fillMember(): void {
    this.#parts.tasks.query('member', (shop) => shop.account.view(), {
      done: (account) => {
        if (account._tag === 'Member') this.form.fillEmpty({ email: account.owner.email });
      },
      failed: () => undefined,
    });
  }

  private finish(caseId: string): void {
    this.form.clear();
    this.photos = [];
    this.photoError = undefined;
    this.#parts.onSent(caseId);
  }
}
