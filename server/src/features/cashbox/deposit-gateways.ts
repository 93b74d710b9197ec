import type { CryptoGateway, FiatGateway } from '../../core/payments/gateways.ts';

/** The providers of deposits that are configured. */
export interface DepositGateways {
  fiat: readonly FiatGateway[]; // one a system
  crypto: readonly CryptoGateway[];
  polled: readonly CryptoGateway[]; // among them those that call nobody back: they are asked what came
  /** Where a provider calls us: simulators do so on this machine. */
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
