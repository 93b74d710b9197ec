import { createTransport } from 'nodemailer';
import type { ClaimedLetter } from 'db';

const CONNECTIONS = 4;
const CONNECT_TIMEOUT_MS = 10_000;
const SILENCE_TIMEOUT_MS = 20_000;

/** The longest that one delivery takes, ms: then it is broken off. */
export const DELIVERY_TIMEOUT_MS = 60_000;

/** Delivers letters to a mail server. */
export interface Smtp {
  readonly connections: number; // letters that it takes at once
  /** Resolves once the mail server took the letter over. Rejects with DeliveryError. */
  deliver(letter: ClaimedLetter): Promise<void>;
  close(): void;
}

/** A letter was not taken over. */
export class DeliveryError extends Error {
  override readonly name = 'DeliveryError';
  /** There is nobody at the address: trying again is of no use. */
  readonly isFinal: boolean;

  constructor(message: string, isFinal: boolean, cause: unknown) {
    super(message, { cause });
    this.isFinal = isFinal;
  }
}

const MAX_ERROR = 500;

/** 5xx to the recipient is final; to anything else (our sender, our sign-in, the content) it may be ours to mend. */
const toDeliveryError = (error: unknown): DeliveryError => {
  const { message, responseCode, command } = error as { message?: string; responseCode?: number; command?: string };
  const isFinal = (responseCode ?? 0) >= 500 && command === 'RCPT TO';
  return new DeliveryError((message ?? String(error)).slice(0, MAX_ERROR), isFinal, error);
};

/** The part of an address after its last @: `Name <user@host>` or `user@host`. */
const hostOf = (address: string): string => /@([^\s@>]+)>?\s*$/.exec(address)?.[1] ?? 'localhost';

/** Opens deliveries by a mail server's address, `smtp://user:password@host:port`. Nothing is connected yet. */
export const openSmtp = ({ url, from }: { url: string; from: string }): Smtp => {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: CONNECTIONS,
    maxRequeues: 0, // when to try again is ours to say
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: CONNECT_TIMEOUT_MS,
    dnsTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: SILENCE_TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const host = hostOf(from);
  return {
    connections: CONNECTIONS,
    async deliver({ id, recipient, subject, text, html, createdAt, thread, replyTo, unsubscribe }) {
      const letter = { from, to: { name: '', address: recipient }, subject, text, html, date: createdAt };
      const headers = {
        'Auto-Submitted': 'auto-generated',
        ...(unsubscribe !== null && {
          'List-Unsubscribe': `<${unsubscribe}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click', // RFC 8058
        }),
      };
      const root = `<${thread}@${host}>`; // no letter has this id: mailboxes put letters that refer to one id together
      const threading = {
        ...(thread !== null && { inReplyTo: root, references: root }),
        ...(replyTo !== null && { replyTo }),
      };
      // the same id at every try: a mail server that took the letter already knows it
      const messageId = `<${id}@${host}>`;
      try {
        await transport.sendMail({
          ...letter,
          ...threading,
          messageId,
          headers,
          signal: AbortSignal.timeout(DELIVERY_TIMEOUT_MS),
        });
      } catch (error) {
        throw toDeliveryError(error);
      }
    },
    close: () => transport.close(),
  };
};
