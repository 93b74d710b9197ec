import type { CryptoGateway, FiatGateway, PolledGateway } from '../../core/payments/gateways.ts';

/** Providers call back below it. */
export const CALLBACKS_PATH = '/api/cash/callbacks';

/** Callback address of a provider; with a reference, about one payment. */
export const callbackUrlOf = (origin: string, provider: string, reference?: string): string =>
  `${origin}${CALLBACKS_PATH}/${provider}${reference === undefined ? '' : `/${reference}`}`;

/** Page that the browser comes back to from a provider's. */
export const RETURN_PATH = '/cash/transactions/deposit';

/** The providers of deposits that are configured. */
export interface DepositGateways {
  fiat: readonly FiatGateway[]; // one a system
  crypto: readonly CryptoGateway[];
  polled: readonly PolledGateway[]; // among them those that call nobody back: they are asked what came
  /** Origin of a provider's calls: simulators call this machine. */
  origin(provider: string): string;
}

/** The gateway of a deposit by fiat; undefined when none is configured. */
export const fiatGatewayOf = (
  { fiat }: DepositGateways,
  { provider, system }: { provider: string; system?: number | null | undefined },
): FiatGateway | undefined => fiat.find((gateway) => gateway.id === provider && gateway.system === system);

/** The gateway of deposits to an address; undefined when none is configured. */
export const cryptoGatewayOf = ({ crypto }: DepositGateways, provider: string): CryptoGateway | undefined =>
  crypto.find(({ id }) => id === provider);

/** One gateway a provider: callbacks and lists are the same for all of its products. */
export const gatewaysById = ({ fiat, crypto }: DepositGateways): Map<string, FiatGateway | CryptoGateway> =>
  new Map([...fiat, ...crypto].map((gateway) => [gateway.id, gateway]));
