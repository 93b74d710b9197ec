// One module for all lazy parts: each further chunk costs the first page some bytes.
export { ChancesDialog } from '../chances/chances-dialog.tsx';
export { NewyearDialog } from './newyear-dialog.tsx';
export { OfficeOrdersSection } from './office-orders.tsx';
export { NewyearOrderDialog } from './order-dialog.tsx';
export { NewyearPrizesDialog } from './prizes-dialog.tsx';
