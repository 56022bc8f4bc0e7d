// The lazy views of a product page are loaded with the tests, so that no test waits for a file.
import '#ui/features/catalog/size-chart/size-chart-dialog.tsx';
import '#ui/features/recommendations/recommendation-rows.tsx';
import '#ui/features/reviews/reviews-and-questions.tsx';
import '#ui/pages/product/back-in-stock/notify-form.tsx';
import '#ui/pages/product/buy-bar.tsx';
import '#ui/pages/product/pickup/pickup.tsx';
