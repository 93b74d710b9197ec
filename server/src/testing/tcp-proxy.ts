import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A TCP proxy of a test: it stands between two programs and breaks what they say to each other. */
export interface TcpProxy {
  port: number;
  /** Connections stay open, and nothing passes until `resume`: the other side seems alive and is silent. */
  freeze(): void;
  resume(): void;
  /** Everything arrives so much later from now on. */
  delay(ms: number): void;
  /** Connections from now on lead to another port. */
  aim(port: number): void;
  /** Ends every connection that is open, without a farewell. */
  cut(): void;
  close(): Promise<void>;
}

interface Options {
  port: number; // it stands before this one, of this machine
  onClient?: (chunk: Buffer, proxy: TcpProxy) => void;
}

/** Starts a proxy on a free port of this machine. */
export const startTcpProxy = async ({ port, onClient }: Options): Promise<TcpProxy> => {
  const sockets = new Set<Socket>();
  let isFrozen = false;
  let delayMs = 0;
  let target = port;

  const server = createServer((near) => {
    const far = connect(target, '127.0.0.1');
    const join = (from: Socket, to: Socket): void => {
      sockets.add(from);
      if (isFrozen) from.pause();
      from.on('data', (chunk: Buffer) => {
        if (from === near) onClient?.(chunk, proxy);
        if (delayMs === 0) to.write(chunk);
        else setTimeout(() => to.write(chunk), delayMs);
      });
      from.on('error', () => to.destroy());
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
    };
    join(near, far);
    join(far, near);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  const proxy: TcpProxy = {
    port: (server.address() as AddressInfo).port,
    freeze() {
      isFrozen = true;
      for (const socket of sockets) socket.pause();
    },
    resume() {
      isFrozen = false;
      for (const socket of sockets) socket.resume();
    },
    delay: (ms) => void (delayMs = ms),
    aim: (another) => void (target = another),
    cut: () => sockets.forEach((socket) => socket.destroy()),
    async close() {
      proxy.cut();
      server.close();
      await once(server, 'close');
    },
  };
  return proxy;
};
