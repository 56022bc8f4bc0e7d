/** What comes to a product's page later, in one file. */
export { SizeChartDialog } from '#ui/dialogs/size-chart/size-chart-dialog.tsx';
export { Recommendations } from '#ui/blocks/recommendations/recommendations.tsx';
export { NotifyForm } from '../back-in-stock/notify-form.tsx';
export { Pickup } from '../pickup/pickup.tsx';
export { BuyBar } from './buy-bar.tsx';
export { Advice } from './advice.tsx';
