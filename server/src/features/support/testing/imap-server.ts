import { createServer, type AddressInfo, type Socket } from 'node:net';

/** An inbox of a test: e-mails by their place, and which of them are read. */
export interface ImapServer {
  url: string;
  mails: { source: string; isSeen: boolean }[];
  close(): Promise<void>;
}

type Answer = (line: string, mails: ImapServer['mails']) => string[] | undefined;

const fetched = (uid: number, source: string, asked: string): string => {
  const size = Buffer.byteLength(source);
  const body = /BODY(?:\.PEEK)?\[\]/i.test(asked) ? ` BODY[] {${size}}\r\n${source}` : '';
  return `* ${uid} FETCH (UID ${uid} RFC822.SIZE ${size}${body})`;
};

const answers: readonly (readonly [RegExp, Answer])[] = [
  [/^CAPABILITY/i, () => ['* CAPABILITY IMAP4rev1']],
  [/^LIST/i, () => ['* LIST () "/" "INBOX"']],
  [
    /^SELECT/i,
    (_line, mails) => [
      `* ${mails.length} EXISTS`,
      '* OK [UIDVALIDITY 1] UIDs',
      `* OK [UIDNEXT ${mails.length + 1}] next`,
    ],
  ],
  [
    /^UID SEARCH/i,
    (_line, mails) => [`* SEARCH ${mails.flatMap(({ isSeen }, at) => (isSeen ? [] : [at + 1])).join(' ')}`],
  ],
  [
    /^UID FETCH (\d+)/i,
    (line, mails) => {
      const uid = Number(/(\d+)/.exec(line)?.[1]);
      const mail = mails[uid - 1];
      return mail ? [fetched(uid, mail.source, line)] : [];
    },
  ],
  [
    /^UID STORE (\d+)/i,
    (line, mails) => {
      const mail = mails[Number(/(\d+)/.exec(line)?.[1]) - 1];
      if (mail) mail.isSeen = true;
      return [];
    },
  ],
  [/^LOGOUT/i, () => ['* BYE']],
];

const serve = (socket: Socket, mails: ImapServer['mails']): void => {
  let rest = '';
  socket.on('error', () => undefined); // a client that is gone
  socket.write('* OK [CAPABILITY IMAP4rev1] ready\r\n');
  socket.on('data', (data) => {
    const lines = (rest + data.toString()).split('\r\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      const space = line.indexOf(' ');
      const [tag, command] = [line.slice(0, space), line.slice(space + 1)];
      const [, answer] = answers.find(([name]) => name.test(command)) ?? [];
      const untagged = answer?.(command, mails) ?? [];
      socket.write([...untagged, `${tag} OK done`, ''].join('\r\n'));
      if (/^LOGOUT/i.test(command)) socket.end();
    }
  });
};

/** Starts an IMAP server that knows the few commands that an inbox is read with. */
export const startImapServer = async (): Promise<ImapServer> => {
  const mails: ImapServer['mails'] = [];
  const server = createServer((socket) => serve(socket, mails));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `imap://support:secret@127.0.0.1:${port}`,
    mails,
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  };
};
