import type { FastifyRequest } from 'fastify';
import type { Players, SignedIn } from '../auth/players.ts';
import { tokenOf } from '../auth/session-cookie.ts';

/** Finds the sender of a request, by its cookie or its Authorization header; undefined for a guest. */
export type FindSender = (request: FastifyRequest) => Promise<SignedIn | undefined>;

export const createFindSender =
  (players: Players): FindSender =>
  async (request) => {
    const token = tokenOf(request);
    return token === undefined ? undefined : players.signIn(token);
  };
