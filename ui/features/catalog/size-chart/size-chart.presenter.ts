import { makeAutoObservable } from 'mobx';
import { rowsIn, type SizeChart, type LengthUnit } from '#core/catalog/size-chart.ts';
import type { Tasks } from '#ui/kernel/tasks.ts';

/** The size chart of a product type, in the unit that the shopper selected. */
export class SizeChartPresenter {
  chart: SizeChart | undefined = undefined;
  unit: LengthUnit = 'cm';
  hasFailed = false;
  readonly #productType: string;
  readonly #tasks: Tasks;

  constructor(productType: string, tasks: Tasks) {
    this.#productType = productType;
    this.#tasks = tasks;
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  get rows(): readonly (readonly string[])[] {
    return this.chart === undefined ? [] : rowsIn(this.chart, this.unit);
  }

  activate(): () => void {
    const stopTasks = this.#tasks.start();
    this.load();
    return stopTasks;
  }

  load(): void {
    this.hasFailed = false;
    this.#tasks.query('chart', (shop) => shop.reviews.viewSizeChart(this.#productType), {
      done: this.show,
      failed: () => {
        this.hasFailed = true;
      },
    });
  }

  /** Selects a unit, which the device stores for the next chart (ux 28). */
  choose(unit: LengthUnit): void {
    this.unit = unit;
    this.#tasks.command((shop) => shop.reviews.rememberUnit(unit), { done: () => undefined });
  }

  private show({ chart, unit }: { readonly chart: SizeChart; readonly unit: LengthUnit }): void {
    this.chart = chart;
    this.unit = unit;
  }
}
