/** What comes to a product's page later, in one file. */
export { SizeChartDialog } from '#ui/features/catalog/size-chart/size-chart-dialog.tsx';
export { Recommendations } from '#ui/features/recommendations/recommendations.tsx';
export { NotifyForm } from './back-in-stock/notify-form.tsx';
export { Pickup } from './pickup/pickup.tsx';
export { BuyBar } from './buy-bar.tsx';
export { Advice } from '#ui/features/reviews/advice.tsx';
