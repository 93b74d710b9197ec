import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** A mail server's answer that is not a yes. */
interface Refusal {
  code: number;
  at: 'recipient' | 'content';
}

/** A real mail server on this machine that keeps what it is given. */
export interface MailServer {
  url: string;
  received: string[]; // whole messages, in the order of arrival
  connections(): number; // connections that were ever opened
  /** Sets its answer from now on; undefined takes everything. */
  refuse(refusal: Refusal | undefined): void;
  /** From now on it reads letters and answers nothing, until what is returned is called. */
  hold(): () => void;
  close(): Promise<void>;
}

const refusalOf = ({ code }: Refusal): Error => Object.assign(new Error('not now'), { responseCode: code });

/** Starts one on a free port. */
export const startMailServer = async (): Promise<MailServer> => {
  const received: string[] = [];
  let connections = 0;
  let refusal: Refusal | undefined;
  let held: Promise<void> | undefined;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onConnect(_session, done) {
      connections += 1;
      done();
    },
    onRcptTo: (_address, _session, done) => done(refusal?.at === 'recipient' ? refusalOf(refusal) : null),
    onData(stream, _session, done) {
      void text(stream).then(async (message) => {
        if (refusal?.at === 'content') return done(refusalOf(refusal));
        received.push(message);
        await held;
        done(null);
      });
    },
  });
  server.on('error', () => undefined); // a client that dies breaks its connection: that is what is tested
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    connections: () => connections,
    refuse: (next) => (refusal = next),
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = promise;
      return () => {
        held = undefined;
        resolve();
      };
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
};
