import { createHmac, hash, timingSafeEqual } from 'node:crypto';

/** The key of the login widget's signatures. */
export const widgetKey = (botToken: string): Buffer => hash('sha256', botToken, 'buffer');

/** The key of a mini-app's signatures. */
export const webAppKey = (botToken: string): Buffer => createHmac('sha256', 'WebAppData').update(botToken).digest();

/** The signature of fields: of their lines `name=value` in alphabetical order, `hash` left out. Hexadecimal. */
export const signatureOf = (key: Buffer, fields: URLSearchParams): string => {
  const lines = [...fields].filter(([name]) => name !== 'hash').map(([name, value]) => `${name}=${value}`);
  return createHmac('sha256', key).update(lines.sort().join('\n')).digest('hex');
};

/** True when fields carry their own signature in `hash`, and no field comes twice. */
export const isSigned = (key: Buffer, fields: URLSearchParams): boolean => {
  const names = [...fields.keys()];
  if (new Set(names).size !== names.length) return false;
  const [signature, right] = [fields.get('hash') ?? '', signatureOf(key, fields)];
  return signature.length === right.length && timingSafeEqual(Buffer.from(signature), Buffer.from(right));
};
