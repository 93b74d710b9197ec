import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { Metrics } from './metrics.ts';

const MAX_HOSTS = 40; // more are counted as one: an address that somebody may choose must not fill the memory

interface OutsideRequest {
  origin?: string | URL;
}

/**
 * Counts what `fetch` asks of others: every provider's client goes through it, so none has to count by itself. Returns
 * how to stop.
 */
export const countOutsideCalls = ({ outsideSeconds }: Pick<Metrics, 'outsideSeconds'>): (() => void) => {
  const begun = new WeakMap<object, number>();
  const hosts = new Set<string>();

  const hostOf = ({ origin }: OutsideRequest): string => {
    const host = URL.parse(String(origin))?.hostname ?? 'none';
    if (hosts.size >= MAX_HOSTS && !hosts.has(host)) return 'others';
    hosts.add(host);
    return host;
  };
  const ended = (request: OutsideRequest, status: number | 'none'): void => {
    const at = begun.get(request);
    if (at === undefined) return;
    begun.delete(request);
    outsideSeconds.observe({ host: hostOf(request), status }, (performance.now() - at) / 1000);
  };

  const listeners = {
    'undici:request:create': (message: unknown) => {
      const { request } = message as { request: object };
      begun.set(request, performance.now());
    },
    'undici:request:headers': (message: unknown) => {
      const { request, response } = message as { request: OutsideRequest; response: { statusCode: number } };
      ended(request, response.statusCode);
    },
    'undici:request:error': (message: unknown) => ended((message as { request: OutsideRequest }).request, 'none'),
  };
  for (const [channel, listener] of Object.entries(listeners)) subscribe(channel, listener);
  return () => {
    for (const [channel, listener] of Object.entries(listeners)) unsubscribe(channel, listener);
  };
};
