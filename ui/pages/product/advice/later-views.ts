/** What comes to a product's page later, in one file. */
export { SizeChartDialog } from '#ui/dialogs/size-chart/size-chart-dialog.tsx';
export { BuyBar } from './buy-bar.tsx';
export { Advice } from './advice.tsx';
