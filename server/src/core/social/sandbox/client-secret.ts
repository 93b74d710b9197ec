import type { FastifyRequest } from 'fastify';
import { formOf } from './forms.ts';

export interface ExpectedClient {
  id: string;
  secret: string;
  by: 'basic' | 'post';
}

const basicOf = ({ headers }: FastifyRequest): string | undefined => {
  const encoded = /^Basic (.+)$/.exec(headers.authorization ?? '')?.[1];
  return encoded === undefined ? undefined : Buffer.from(encoded, 'base64').toString();
};

/** Whether a token request proves to be its client's, in the way that the provider takes. */
export const isClient = (request: FastifyRequest, { id, secret, by }: ExpectedClient): boolean => {
  if (by === 'basic') return basicOf(request) === `${id}:${secret}`;
  const form = formOf(request);
  return form.get('client_id') === id && form.get('client_secret') === secret;
};
