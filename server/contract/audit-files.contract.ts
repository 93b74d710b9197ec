import { z } from 'zod';
import { inOrder, wrongOrder } from './audit.contract.ts';
import { gameId } from './ids.ts';

/** Kinds of lines that GET /api/audit/export can give. */
export const auditExportKinds = ['rounds', 'events', 'entries', 'seeds', 'configs', 'heads', 'leaves'] as const;
export type AuditExportKind = (typeof auditExportKinds)[number];

/** GET /api/audit/export?kind=&from=&to=&game=: NDJSON, one JSON document a line, oldest first. `game`: rounds, events. */
export const auditExportQuery = z
  .object({
    kind: z.enum(auditExportKinds),
    from: z.coerce.number().int().min(0).optional(),
    to: z.coerce.number().int().min(0).optional(),
    game: gameId.optional(),
  })
  .refine(inOrder, wrongOrder)
  .refine(({ kind, game }) => game === undefined || kind === 'rounds' || kind === 'events', { path: ['game'] });

/**
 * GET /api/audit/report?from=&to=&game=&version=: a signed report as the engine's `audit-report` has it, for a time or for
 * a version of a game, whose time is that in which it was in force. Everything up to now unless bounded.
 */
export const auditReportQuery = z
  .object({
    from: z.coerce.number().int().min(0).optional(),
    to: z.coerce.number().int().min(0).optional(),
    game: gameId.optional(),
    version: z.coerce.number().int().min(1).optional(),
  })
  .refine(inOrder, wrongOrder)
  .refine(({ game, version }) => game !== undefined || version === undefined, { path: ['game'] });
export type AuditReportQuery = z.infer<typeof auditReportQuery>;
