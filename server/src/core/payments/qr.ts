import { toDataURL } from 'qrcode';
import { QR_WIDTH } from '../../../contract/features/cashbox-values.ts';

/** The code of a text, such as an address: a PNG as a data URL, QR_WIDTH pixels wide. */
export const qrCodeOf = (text: string): Promise<string> => toDataURL(text, { width: QR_WIDTH, margin: 2 });
