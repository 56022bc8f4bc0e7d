// One script for both views.
export { ElsewhereDialog } from './elsewhere-dialog.tsx';
export { ElsewhereShipment } from './elsewhere-shipment.tsx';
