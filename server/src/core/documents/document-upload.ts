import type { FastifyError, FastifyReply } from 'fastify';
import { kycCodes } from '../../../contract/features/kyc-values.ts';
import { CallError } from '../realtime/call-error.ts';
import { redrawPicture } from './document-process.ts';
import { DocumentRefused } from './document-refused.ts';

export const DOCUMENT_TYPE = 'image/jpeg'; // every picture that a player sends is converted to it

/** Draws a picture again for a call or a route. Throws CallError with a code of `kycCodes`. */
export const redrawUpload = async (bytes: Buffer): Promise<Buffer> => {
  try {
    return await redrawPicture(bytes);
  } catch (error) {
    throw error instanceof DocumentRefused ? new CallError(error.fault) : error;
  }
};

/** Refusal of a body by fastify itself: too long, or of an unsupported type. Undefined: a fault of ours. */
export const uploadFaultOf = (error: FastifyError | CallError): CallError | undefined => {
  if (error instanceof CallError) return error;
  if ((error.statusCode ?? 500) >= 500) return undefined;
  return new CallError(error.statusCode === 413 ? kycCodes.tooLarge : kycCodes.wrongType);
};

/** A picture of ours that a page shows, and nobody on the way keeps. */
export const showPicture = (reply: FastifyReply, content: Buffer): FastifyReply =>
  reply
    .headers({
      'content-type': DOCUMENT_TYPE,
      'content-disposition': 'inline',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    })
    .send(content);

/** A picture is saved or shown by our pages, never by the browser itself, and kept by nobody on the way. */
export const sendDocument = (
  reply: FastifyReply,
  { filename, mediaType }: { filename: string; mediaType: string },
  content: Buffer,
): FastifyReply =>
  reply
    .headers({
      'content-type': mediaType,
      'content-disposition': `attachment; filename="${filename}"`,
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    })
    .send(content);
