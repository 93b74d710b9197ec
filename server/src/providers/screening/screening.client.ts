import { askGateway, readGatewayJson } from '../../core/payments/gateway-http.ts';
import { GatewayError } from '../../core/payments/gateways.ts';
import { SCREEN_PATH, screenAnswerSchema, type ScreenMatch, type ScreenRequest } from './screening.contract.ts';

const OK = 200;

export interface ScreeningOptions {
  baseUrl(): string; // without a slash at its end
  token: string;
  timeoutMs?: number;
}

/** Looks a person up in lists of sanctions and of people in public office. Throws GatewayError: then nothing is known. */
export type Screen = (person: ScreenRequest) => Promise<ScreenMatch[]>;

/** Asks a provider of screening over HTTP, with a token of ours. */
export const createScreening =
  ({ baseUrl, token, timeoutMs }: ScreeningOptions): Screen =>
  async (person) => {
    const headers = {
      accept: 'application/json',
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
    };
    const options = { method: 'POST', headers, body: JSON.stringify(person) };
    const { status, text } = await askGateway(baseUrl() + SCREEN_PATH, options, timeoutMs);
    if (status !== OK) throw new GatewayError(`screening answered with status ${status}`);
    return readGatewayJson(screenAnswerSchema, text).matches;
  };
