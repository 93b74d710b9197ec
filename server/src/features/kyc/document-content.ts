import { KYC_BYTES, kycCodes, kycMediaTypes, type KycMediaType } from '../../../contract/kyc.contract.ts';
import { cleanImage } from './document-image.ts';
import { checkPdf } from './document-pdf.ts';
import { DocumentRefused } from './document-refused.ts';

/** The kinds of file that a document may be. */
export const isKycMediaType = (text: string): text is KycMediaType => kycMediaTypes.some((type) => type === text);

/** What is stored of a document: of a picture only what it shows. Throws DocumentRefused. */
export const cleanDocument = async (bytes: Buffer, mediaType: KycMediaType): Promise<Buffer> => {
  if (bytes.length > KYC_BYTES) throw new DocumentRefused(kycCodes.tooLarge);
  if (bytes.length === 0) throw new DocumentRefused(kycCodes.damaged);
  if (mediaType !== 'application/pdf') return cleanImage(bytes, mediaType);
  checkPdf(bytes);
  return bytes;
};
