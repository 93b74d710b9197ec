import type { FastifyPluginCallback } from 'fastify';
import { reserveKeyOf } from 'games-engine/solvency';
import { HOLDINGS_PATH, SIGN_PATH, signRequestSchema, type Holding } from './custodian.contract.ts';

const UNAUTHORIZED = 401;
const BAD_REQUEST = 400;
const NOT_FOUND = 404;

export interface CustodianSimulatorOptions {
  token: string;
  secretKeys: readonly Uint8Array[]; // one for each holding
}

/** Assets that the simulated wallets are said to hold. */
const amounts: readonly Omit<Holding, 'address'>[] = [
  { asset: 'eth', quantity: '40.25' },
  { asset: 'btc', quantity: '3.5' },
];

/** A custodian with wallets of its own, whose balances stand on no chain: they prove nothing. */
export const createCustodianSimulator = ({ token, secretKeys }: CustodianSimulatorOptions): FastifyPluginCallback => {
  const wallets = secretKeys.map(reserveKeyOf);
  return (app, _options, done) => {
    app.addHook('onRequest', async (request, reply) => {
      if (request.headers.authorization !== `Bearer ${token}`) return reply.status(UNAUTHORIZED).send();
      return undefined;
    });
    app.get(HOLDINGS_PATH, async () => ({
      holdings: amounts.map((holding, at) => ({ ...holding, address: wallets[at % wallets.length]?.address })),
    }));
    app.post(SIGN_PATH, async (request, reply) => {
      const { data } = signRequestSchema.safeParse(request.body);
      if (!data) return reply.status(BAD_REQUEST).send();
      const wallet = wallets.find(({ address }) => address === data.address);
      return wallet ? { signature: wallet.sign(data.message) } : reply.status(NOT_FOUND).send();
    });
    done();
  };
};
