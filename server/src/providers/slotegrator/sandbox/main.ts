import type { AddressInfo } from 'node:net';
import { createFarApp, type FarSettings } from './far/far-app.ts';

/*
 * The simulated aggregator in its own process. The server that starts it sends its settings and receives its port; it
 * ends with that server, even after a crash.
 */
process.on('SIGINT', () => undefined); // Ctrl+C reaches both: the server stops this one when it is done
process.once('message', (settings: FarSettings) => {
  const app = createFarApp(settings);
  process.once('disconnect', () => {
    app.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  });
  app.listen({ port: 0, host: '127.0.0.1' }).then(
    () => process.send?.({ port: (app.server.address() as AddressInfo).port }),
    (error: unknown) => {
      process.stderr.write(`the simulated aggregator does not start: ${String(error)}\n`);
      process.exit(1);
    },
  );
});
