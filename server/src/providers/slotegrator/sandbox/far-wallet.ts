import { askGateway } from '../../../core/payments/gateway-http.ts';
import { callbackAnswerSchema, type CallbackAnswer } from '../slotegrator.contract.ts';
import { signedHeaders, type Merchant } from '../slotegrator.signature.ts';

const TIMEOUT_MS = 3_000; // timeout of the aggregator, by its contract

/** A session as opened by the merchant. */
export interface FarSession {
  playerId: string;
  currency: string;
  sessionId: string;
  gameUuid: string;
}

/** A callback's fields; lists are written as `items[0][id]`. */
export type CallbackFields = Readonly<Record<string, string>>;

export interface FarWallet {
  /** Sends a callback. Undefined when the answer is late or violates the contract. */
  send(fields: CallbackFields, signed?: { key?: string; at?: number }): Promise<CallbackAnswer | undefined>;
}

const read = (text: string): CallbackAnswer | undefined => {
  try {
    return callbackAnswerSchema.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
};

/** The aggregator's client of a merchant's wallet. */
export const createFarWallet = (merchant: Merchant, callbackUrl: string): FarWallet => ({
  async send(fields, { key = merchant.merchantKey, at = Date.now() } = {}) {
    const headers = { ...signedHeaders({ ...merchant, merchantKey: key }, Object.entries(fields), at) };
    const request = { method: 'POST', headers, body: new URLSearchParams(fields) };
    const answer = await askGateway(callbackUrl, request, TIMEOUT_MS).catch(() => undefined);
    return answer?.status === 200 ? read(answer.text) : undefined;
  },
});

/** The fields common to all callbacks of a session. */
export const sessionFields = ({ playerId, currency, sessionId, gameUuid }: FarSession): CallbackFields => ({
  player_id: playerId,
  currency,
  session_id: sessionId,
  game_uuid: gameUuid,
});
