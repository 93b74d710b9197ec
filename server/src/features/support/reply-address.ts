import { createHmac, timingSafeEqual } from 'node:crypto';

const MARK_BYTES = 8;
const TAG = /^([\da-f]{32})([\da-f]{16})$/;

/** Addresses that answers to a conversation go to: only we can make one. */
export interface ReplyAddresses {
  /** Address of a conversation, by its UUID. */
  of(uid: string): string;
  /** The conversation of the first of these addresses that is one of ours. */
  read(addresses: readonly string[]): string | undefined;
}

/** `address`: of the inbox, to whose name a tag is added: support+…@glasshouse.example. */
export const createReplyAddresses = (address: string, key: Buffer): ReplyAddresses => {
  const at = address.lastIndexOf('@');
  const prefix = `${address.slice(0, at)}+`.toLowerCase();
  const host = address.slice(at).toLowerCase();
  const markOf = (hex: string): Buffer => createHmac('sha256', key).update(hex).digest().subarray(0, MARK_BYTES);
  const readOne = (text: string): string | undefined => {
    const lower = text.toLowerCase();
    if (!lower.startsWith(prefix) || !lower.endsWith(host)) return undefined;
    const [, hex, mark] = TAG.exec(lower.slice(prefix.length, -host.length)) ?? [];
    if (hex === undefined || mark === undefined) return undefined;
    if (!timingSafeEqual(Buffer.from(mark, 'hex'), markOf(hex))) return undefined;
    return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  };
  return {
    of(uid) {
      const hex = uid.replaceAll('-', '').toLowerCase();
      return `${prefix}${hex}${markOf(hex).toString('hex')}${host}`;
    },
    read: (addresses) => addresses.map(readOne).find((uid) => uid !== undefined),
  };
};
