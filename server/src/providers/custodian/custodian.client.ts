import { askGateway, readGatewayJson } from '../../core/payments/gateway-http.ts';
import { GatewayError } from '../../core/payments/gateways.ts';
import { HOLDINGS_PATH, holdingsSchema, SIGN_PATH, signatureSchema, type Holding } from './custodian.contract.ts';

const OK = 200;

export interface CustodianOptions {
  baseUrl(): string; // without a slash at its end
  token: string;
}

/** Whoever holds the keys of the house's reserves, and signs for their addresses. This server has none of them. */
export interface Custodian {
  /** Throws GatewayError, as the next does. */
  holdings(): Promise<Holding[]>;
  sign(address: string, message: string): Promise<string>;
}

/** Asks a custodian over HTTP, with a token of ours. */
export const createCustodian = ({ baseUrl, token }: CustodianOptions): Custodian => {
  const ask = async (path: string, body?: object): Promise<string> => {
    const headers = { accept: 'application/json', authorization: `Bearer ${token}` };
    const asked = body
      ? { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) }
      : { headers };
    const { status, text } = await askGateway(baseUrl() + path, asked);
    if (status !== OK) throw new GatewayError(`the custodian answered with status ${status}`);
    return text;
  };
  return {
    holdings: async () => readGatewayJson(holdingsSchema, await ask(HOLDINGS_PATH)).holdings,
    async sign(address, message) {
      const { signature } = readGatewayJson(signatureSchema, await ask(SIGN_PATH, { address, message }));
      return signature.replace(/^0x/, '');
    },
  };
};
