import { auditedConfigs, auditedGuardrails, findGaps, onOneSnapshot, voidedRounds, type Database } from 'db';
import type { CallAnswer } from '../../../contract/calls.ts';
import { AUDIT_LIMIT, type auditCalls } from '../../../contract/audit.contract.ts';
import type { ServerGames } from '../../core/games/server-games.ts';
import type { CallHandler } from '../../core/realtime/dispatcher.ts';
import { answerDraws } from './draws.ts';
import { inTime } from './audit.routes.ts';
import { answerMatching } from './matching.ts';
import { answerLargestWins, answerRounds } from './rounds.ts';
import { answerRtp } from './rtp.ts';
import { answerVersion } from './versions.ts';
import { shownConfig, shownGuardrail, shownVoid } from './views.ts';

type Handlers = { [N in keyof typeof auditCalls]: CallHandler<(typeof auditCalls)[N], CallAnswer<N>> };

const BUCKETS = 60;
const PAGE = 50;

/** `audit.*`, read under the auditors' own role of the database. */
export const createAuditHandlers = ({ audit }: Pick<Database, 'audit'>, games: ServerGames): Handlers => {
  const forAuditors = <Payload, Answer>(answer: (payload: Payload) => Promise<Answer>) => ({
    messages: 'audit',
    handle: (payload: Payload): Promise<Answer> => inTime(answer(payload)),
  });

  return {
    'audit.rounds': forAuditors((payload) => answerRounds(audit, games, payload)),
    'audit.rtp': forAuditors(({ unit = 'BASE', buckets = BUCKETS, ...rest }) =>
      answerRtp(audit, games, { ...rest, unit, buckets }),
    ),
    'audit.draws': forAuditors(({ game, ...range }) => answerDraws(audit, games.get(game), range)),
    'audit.largestWins': forAuditors((payload) => answerLargestWins(audit, games, payload)),
    'audit.voided': forAuditors(async ({ cursor, limit = PAGE, ...rest }) => {
      const rows = await voidedRounds(audit, { ...rest, before: cursor, limit: limit + 1 });
      const page = rows.slice(0, limit);
      return { rounds: page.map(shownVoid), next: rows.length > limit ? (page.at(-1)?.id ?? null) : null };
    }),
    'audit.gaps': forAuditors(async (range) => {
      const { checked, count, gaps } = await onOneSnapshot(audit, (client) => findGaps(client, range, AUDIT_LIMIT));
      return { checked, count, gaps };
    }),
    'audit.matching': forAuditors((payload) => answerMatching(audit, payload)),
    'audit.configs': forAuditors(async ({ game }) => ({
      configs: (await auditedConfigs(audit, game)).map((row) => shownConfig(games.engine, row)),
    })),
    'audit.guardrails': forAuditors(async ({ game }) => ({
      changes: (await auditedGuardrails(audit, { game, limit: AUDIT_LIMIT })).map((row) =>
        shownGuardrail(row, games.get(row.game).analysis.defaultBounds),
      ),
    })),
    'audit.version': forAuditors(async (which) => ({ version: await answerVersion(audit, games.engine, which) })),
  };
};
