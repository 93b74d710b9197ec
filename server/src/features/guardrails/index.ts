import { guardrails as stored } from 'db';
import { guardBoundsSchema, type GuardBounds } from 'games-engine/analysis';
import {
  guardrailCodes,
  guardrails as contract,
  GUARDRAILS_SHOWN,
} from '../../../contract/features/guardrails.contract.ts';
import { generalCodes } from '../../../contract/general-codes.ts';
import { assertOtherPerson, ownAccounts } from '../../core/auth/staff-gate.ts';
import { defineFeature } from '../../core/features/feature.ts';
import { CallError } from '../../core/realtime/call-error.ts';
import { texts } from '../../core/i18n/texts.ts';

/** Bounds as the engine takes them. Throws CallError with the field that is wrong. */
const parseBounds = (bounds: object, { timings }: GuardBounds): GuardBounds => {
  const parsed = guardBoundsSchema.safeParse(bounds);
  if (!parsed.success) {
    const path = parsed.error.issues[0]?.path ?? [];
    throw new CallError(generalCodes.badPayload, { field: ['bounds', ...path.map(String)].join('.') });
  }
  const { data } = parsed;
  const isUpsideDown = Object.values(data.timings).some(({ min, max }) => min > max) || data.minRtpPpm > data.maxRtpPpm;
  const names = (timings: GuardBounds['timings']): string => Object.keys(timings).toSorted().join();
  if (isUpsideDown || names(data.timings) !== names(timings)) throw new CallError(guardrailCodes.notBounds);
  return data;
};

/** Bounds that configs are held to before they are published: proposed by one admin, brought into force by another. */
export const guardrails = defineFeature({
  contract,
  messages: texts('guardrails'),
  open: ({ db, em, clock, games }) => ({
    calls: {
      'guardrails.load': {
        async handle({ game }, { staff }) {
          const program = games.get(game).analysis.defaultBounds;
          const repository = stored.guardrailRepository(em());
          const inForce = await repository.inForce(game);
          const versions = await repository.list(game, GUARDRAILS_SHOWN);
          const authors = versions.map(({ authorId }) => authorId);
          const ownIds = await ownAccounts(db.orm.em.fork(), staff, authors);
          return {
            bounds: { ...program, ...inForce },
            program,
            versions: versions.map(({ authorId, ...version }) => ({ ...version, isOwn: ownIds.has(authorId) })),
          };
        },
      },
      'guardrails.propose': {
        async handle({ game, bounds, reason }, { staff: { actorId } }) {
          const parsed = parseBounds(bounds, games.get(game).analysis.defaultBounds);
          const id = await stored.guardrailRepository(em()).propose(game, parsed, { actorId, reason, at: clock.now() });
          if (id === undefined) throw new CallError(guardrailCodes.proposalWaits);
          return { id };
        },
      },
      'guardrails.decide': {
        async handle({ id, isApproved, reason }, { staff }) {
          const { actorId } = staff;
          const act = { actorId, reason, at: clock.now() };
          const repository = stored.guardrailRepository(em());
          const author = (await repository.waiting()).find((one) => one.id === id)?.authorId;
          if (isApproved && author !== undefined && author !== actorId)
            await assertOtherPerson(db.orm.em.fork(), staff, author);
          const decided = await repository.decide(id, isApproved, act);
          if (decided === 'missing') throw new CallError(guardrailCodes.notFound);
          if (decided === 'own') throw new CallError(guardrailCodes.ownProposal);
          if (decided === 'late') throw new CallError(guardrailCodes.decided);
          return { success: true };
        },
      },
    },
  }),
});
