import { ImapFlow } from 'imapflow';

const SILENCE_MS = 30_000;
const MAX_MAILS = 50; // as many as a visit takes
export const MAX_MAIL_BYTES = 20 * 1024 * 1024; // a whole e-mail, with its pictures in base64

/** Options of an inbox: `imaps://user:password@host:993`. */
export interface InboxOptions {
  url: string;
  maxBytes?: number;
}

const openClient = (address: string): ImapFlow => {
  const { protocol, hostname, port, username, password } = new URL(address);
  const secure = protocol === 'imaps:';
  return new ImapFlow({
    host: hostname,
    port: Number(port) || (secure ? 993 : 143),
    secure,
    auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    logger: false,
    socketTimeout: SILENCE_MS,
    greetingTimeout: SILENCE_MS,
    connectionTimeout: SILENCE_MS,
  });
};

/**
 * Gives the unread e-mails of an inbox to `take`, the earliest first, and marks each read that it was done with. One that
 * is too large is marked without being read; what `take` rejects stays unread for the next visit.
 */
export const visitInbox = async (
  { url, maxBytes = MAX_MAIL_BYTES }: InboxOptions,
  take: (source: Buffer) => Promise<void>,
): Promise<void> => {
  const client = openClient(url);
  client.on('error', () => undefined); // the command in work rejects with it
  await client.connect();
  try {
    const faults: unknown[] = [];
    const lock = await client.getMailboxLock('INBOX');
    try {
      const found = await client.search({ seen: false }, { uid: true });
      for (const uid of (found || []).slice(0, MAX_MAILS)) {
        const { size = 0 } = (await client.fetchOne(String(uid), { size: true }, { uid: true })) || {};
        const mail = size <= maxBytes && (await client.fetchOne(String(uid), { source: true }, { uid: true }));
        try {
          if (mail && mail.source) await take(mail.source);
          await client.messageFlagsAdd(String(uid), ['\\Seen'], { uid: true });
        } catch (error) {
          faults.push(error); // the others need not wait for it
        }
      }
    } finally {
      lock.release();
    }
    if (faults.length > 0) throw new AggregateError(faults, 'e-mails were not taken');
  } finally {
    await client.logout().catch(() => client.close());
  }
};
