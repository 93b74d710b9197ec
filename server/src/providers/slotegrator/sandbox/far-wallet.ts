import { askGateway } from '../../../core/payments/gateway-http.ts';
import { callbackAnswerSchema, type CallbackAnswer } from '../slotegrator.contract.ts';
import { signedHeaders, type Merchant } from '../slotegrator.signature.ts';

const TIMEOUT_MS = 3_000; // that the aggregator waits for a merchant

/** Who plays what, as the merchant opened it. */
export interface FarSession {
  playerId: string;
  currency: string;
  sessionId: string;
  gameUuid: string;
}

/** A callback's fields, those of a list as `items[0][id]`. */
export type CallbackFields = Readonly<Record<string, string>>;

export interface FarWallet {
  /** Calls the merchant back. Undefined when it did not answer in time, or not by the contract. */
  send(fields: CallbackFields, signed?: { key?: string; at?: number }): Promise<CallbackAnswer | undefined>;
}

const read = (text: string): CallbackAnswer | undefined => {
  try {
    return callbackAnswerSchema.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
};

/** The aggregator's side of a merchant's wallet. */
export const createFarWallet = (merchant: Merchant, callbackUrl: string): FarWallet => ({
  async send(fields, { key = merchant.merchantKey, at = Date.now() } = {}) {
    const headers = { ...signedHeaders({ ...merchant, merchantKey: key }, Object.entries(fields), at) };
    const request = { method: 'POST', headers, body: new URLSearchParams(fields) };
    const answer = await askGateway(callbackUrl, request, TIMEOUT_MS).catch(() => undefined);
    return answer?.status === 200 ? read(answer.text) : undefined;
  },
});

/** What is the same in every callback of a session, by the names of the contract. */
export const sessionFields = ({ playerId, currency, sessionId, gameUuid }: FarSession): CallbackFields => ({
  player_id: playerId,
  currency,
  session_id: sessionId,
  game_uuid: gameUuid,
});
