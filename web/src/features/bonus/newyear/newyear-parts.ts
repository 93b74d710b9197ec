// One module for all that the area loads by name: each way in costs the first page something.
export { ChancesDialog } from '../chances/chances-dialog.tsx';
export { NewyearDialog } from './newyear-dialog.tsx';
export { OfficeOrdersSection } from './office-orders.tsx';
export { NewyearOrderDialog } from './order-dialog.tsx';
export { NewyearPrizesDialog } from './prizes-dialog.tsx';
