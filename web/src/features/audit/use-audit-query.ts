import type { UseQueryResult } from '@tanstack/react-query';
import type { CallAnswer, CallName, CallPayload } from 'server/contract';
import type { CallError } from '../../core/connection/connection.ts';
import { useCallQuery } from '../../core/connection/query.ts';

/** Millions of rounds take their time: the database itself says when a question is too much. */
export const AUDIT_ANSWER_MS = 60_000;

/** An auditor's question, which may take longer than a player's. */
export const useAuditQuery = <N extends CallName>(
  name: N,
  payload: CallPayload<N>,
  enabled = true,
): UseQueryResult<CallAnswer<N>, CallError> => useCallQuery(name, payload, { answerMs: AUDIT_ANSWER_MS, enabled });
