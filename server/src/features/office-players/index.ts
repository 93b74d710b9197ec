import { accountDetails, recordAccountEvent, recordView, type AccountDetails } from 'db';
import { officePlayers as contract, officePlayersCodes } from '../../../contract/features/office-players.contract.ts';
import type { Staff } from '../../core/auth/staff-gate.ts';
import { defineFeature, type FeatureTools } from '../../core/features/feature.ts';
import { texts } from '../../core/i18n/texts.ts';
import { CallError } from '../../core/realtime/call-error.ts';
import { actOnPlayer } from './act-on-player.ts';
import { findPlayers } from './find-players.ts';
import { sendRecovery } from './send-recovery.ts';
import { readPersonal, tracedQuery } from './personal-data.ts';
import { loadLedger, loadPayments } from './player-history.ts';
import { addNote, loadNotes, setTag } from './player-notes.ts';
import { loadLinks, loadPlaces, loadSessions } from './player-access.ts';
import { loadPage } from './player-page.ts';
import { loadRisk, loadTrail } from './player-risk.ts';
import { loadProviderRounds, loadRounds } from './player-rounds.ts';
import { loadConversations, loadStanding } from './player-standing.ts';
import { loadBonuses, loadPlayerLimits } from './player-state.ts';

/** The account of a player who is looked at; each look of an hour is one line of its trail. Throws CallError 404. */
const lookAt = async ({ em }: Pick<FeatureTools, 'em'>, staff: Staff, userId: string): Promise<AccountDetails> => {
  const account = await accountDetails(em(), userId);
  if (!account) throw new CallError(officePlayersCodes.notFound);
  await recordView(em(), { userId: account.id, actorId: staff.actorId, address: staff.address });
  return account;
};

/** Players, for the staff: finding one, and everything about one. */
export const officePlayers = defineFeature({
  contract,
  messages: texts('office-players'),
  isReserved: true,
  open(tools) {
    const { db, em, clock } = tools;
    return {
      calls: {
        'officePlayers.find': {
          async handle({ query, cursor }, { staff: { actorId, address } }) {
            const details = { query: tracedQuery(query.trim()) };
            if (query.trim() !== '')
              await recordAccountEvent(em(), { userId: actorId, actorId, kind: 'accounts.searched', details, address });
            return findPlayers(tools, { query, cursor });
          },
        },
        'officePlayers.open': {
          handle: async ({ userId }, { staff }) => loadPage(tools, await lookAt(tools, staff, userId), staff),
        },
        'officePlayers.payments': {
          handle: async ({ userId, cursor }, { staff }) =>
            loadPayments(tools, (await lookAt(tools, staff, userId)).id, cursor),
        },
        'officePlayers.ledger': {
          handle: async ({ userId, ...asked }, { staff }) =>
            loadLedger(tools, (await lookAt(tools, staff, userId)).id, asked),
        },
        'officePlayers.rounds': {
          handle: async ({ userId, ...asked }, { staff }) =>
            loadRounds(tools, (await lookAt(tools, staff, userId)).id, asked),
        },
        'officePlayers.providerRounds': {
          handle: async ({ userId, ...asked }, { staff }) =>
            loadProviderRounds(tools, (await lookAt(tools, staff, userId)).id, asked),
        },
        'officePlayers.bonuses': {
          handle: async ({ userId, cursor }, { staff }) =>
            loadBonuses(tools, (await lookAt(tools, staff, userId)).id, cursor),
        },
        'officePlayers.limits': {
          handle: async ({ userId, cursor }, { staff }) =>
            loadPlayerLimits(tools, (await lookAt(tools, staff, userId)).id, cursor),
        },
        'officePlayers.sessions': {
          handle: async ({ userId, cursor }, { staff }) =>
            loadSessions(tools, (await lookAt(tools, staff, userId)).id, cursor),
        },
        'officePlayers.places': {
          handle: async ({ userId }, { staff }) => loadPlaces(tools, (await lookAt(tools, staff, userId)).id),
        },
        'officePlayers.links': {
          handle: async ({ userId }, { staff }) => loadLinks(tools, (await lookAt(tools, staff, userId)).id),
        },
        'officePlayers.standing': {
          handle: async ({ userId }, { staff, lang }) =>
            loadStanding(tools, await lookAt(tools, staff, userId), { staff, lang }),
        },
        'officePlayers.conversations': {
          handle: async ({ userId, cursor }, { staff }) =>
            loadConversations(tools, (await lookAt(tools, staff, userId)).id, { cursor, staff }),
        },
        'officePlayers.risk': {
          handle: async ({ userId }, { staff }) => loadRisk(tools, (await lookAt(tools, staff, userId)).id, staff),
        },
        'officePlayers.trail': {
          handle: async ({ userId, cursor }, { staff }) =>
            loadTrail(tools, (await lookAt(tools, staff, userId)).id, cursor),
        },
        'officePlayers.notes': {
          handle: async ({ userId, cursor }, { staff }) =>
            loadNotes(tools, (await lookAt(tools, staff, userId)).id, cursor),
        },
        'officePlayers.addNote': {
          handle: ({ userId, text }, { staff }) =>
            actOnPlayer(db, { staff, userId }, (act) => addNote(act, text, clock.now())),
        },
        'officePlayers.tag': {
          handle: ({ userId, ...mark }, { staff }) =>
            actOnPlayer(db, { staff, userId }, (act) => setTag(act, mark, clock.now())),
        },
        'officePlayers.sendRecovery': {
          async handle({ userId, reason }, { staff }) {
            await sendRecovery(tools, staff, { userId, reason });
            return { success: true };
          },
        },
        'officePlayers.reveal': {
          handle: ({ userId, field, reason }, { staff }) =>
            actOnPlayer(db, { staff, userId }, async ({ em: unit, account, trail }) => {
              await recordAccountEvent(unit, { ...trail, kind: 'personal.revealed', details: { field, reason } });
              return { values: await readPersonal(unit, account, field) };
            }),
        },
      },
    };
  },
});
