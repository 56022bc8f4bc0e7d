// One script for both views.
export { OtherAddressDialog } from './other-address-dialog.tsx';
export { OtherAddressShipment } from './other-address-shipment.tsx';
