import { guardrails as stored } from 'db';
import { guardBoundsSchema, type GuardBounds } from 'games-engine/analysis';
import {
  guardrailCodes,
  guardrails as contract,
  GUARDRAILS_SHOWN,
} from '../../../contract/features/guardrails.contract.ts';
import { generalCodes } from '../../../contract/general-codes.ts';
import { defineFeature } from '../../core/features/feature.ts';
import { CallError } from '../../core/realtime/call-error.ts';
import { guardrailMessages } from './guardrails.messages.ts';

/** Bounds as the engine takes them. Throws CallError with the field that is wrong. */
const parseBounds = (bounds: object, { timings }: GuardBounds): GuardBounds => {
  const parsed = guardBoundsSchema.safeParse(bounds);
  if (!parsed.success) {
    const path = parsed.error.issues[0]?.path ?? [];
    throw new CallError(generalCodes.badPayload, { field: ['bounds', ...path.map(String)].join('.') });
  }
  const { data } = parsed;
  const isUpsideDown = Object.values(data.timings).some(({ min, max }) => min > max) || data.minRtpPpm > data.maxRtpPpm;
  const names = (of: GuardBounds['timings']): string => Object.keys(of).toSorted().join();
  if (isUpsideDown || names(data.timings) !== names(timings)) throw new CallError(guardrailCodes.notBounds);
  return data;
};

/** What configs are held to before they are published: proposed by one admin, brought into force by another. */
export const guardrails = defineFeature({
  contract,
  messages: guardrailMessages,
  open: ({ em, clock, games }) => ({
    calls: {
      'guardrails.load': {
        async handle({ game }, { staff }) {
          const program = games.get(game).analysis.defaultBounds;
          const repository = stored.guardrailRepository(em());
          const inForce = await repository.inForce(game);
          const versions = await repository.list(game, GUARDRAILS_SHOWN);
          return {
            bounds: { ...program, ...inForce },
            program,
            versions: versions.map(({ authorId, ...version }) => ({ ...version, isOwn: authorId === staff.actorId })),
          };
        },
      },
      'guardrails.propose': {
        async handle({ game, bounds, reason }, { staff: { actorId } }) {
          const given = parseBounds(bounds, games.get(game).analysis.defaultBounds);
          const id = await stored.guardrailRepository(em()).propose(game, given, { actorId, reason, at: clock.now() });
          if (id === undefined) throw new CallError(guardrailCodes.proposalWaits);
          return { id };
        },
      },
      'guardrails.decide': {
        async handle({ id, isApproved, reason }, { staff: { actorId } }) {
          const act = { actorId, reason, at: clock.now() };
          const decided = await stored.guardrailRepository(em()).decide(id, isApproved, act);
          if (decided === 'missing') throw new CallError(guardrailCodes.notFound);
          if (decided === 'own') throw new CallError(guardrailCodes.ownProposal);
          if (decided === 'late') throw new CallError(guardrailCodes.decided);
          return { success: true };
        },
      },
    },
  }),
});
