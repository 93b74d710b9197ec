import { cashbox } from 'db';
import type { LooseAct, officeLooseCalls } from '../../../contract/features/cashbox.contract.ts';
import { ownAccounts, type Decider } from '../../core/auth/staff-gate.ts';
import type { Handlers } from '../../core/games/server-game.ts';
import type { CashTools } from './cash-tools.ts';
import { closeLine, decideLoose, proposeGive, proposeRefund, reopenLine } from './loose-acts.ts';

const done = { success: true } as const;
const messages = 'officeCash'; // words the refusals of finance's calls

const shownAct = (act: cashbox.NamedLooseAct, ownIds: ReadonlySet<bigint | null>): LooseAct => {
  const { id, kind, list, line, status, money, player, author, reason, createdAt, decider, decision, problem } = act;
  return {
    id,
    kind,
    list,
    line,
    status,
    money: money && {
      provider: money.provider,
      transaction: money.transaction,
      amount: money.amount,
      currency: money.currency,
    },
    player: player && { userId: player.publicId, nick: player.nick },
    paymentId: act.paymentId ?? null,
    author,
    isOwn: ownIds.has(act.authorId),
    reason,
    at: createdAt,
    decider,
    decision,
    decidedAt: act.decidedAt ?? null,
    problem: problem ?? null,
  };
};

const loadActs = async ({ em, gateways }: CashTools, staff: Decider) => {
  const acts = await cashbox.looseActRepository(em()).list();
  const authors = acts.map(({ authorId }) => authorId);
  const ownIds = await ownAccounts(em(), staff, authors);
  return {
    acts: acts.map((act) => shownAct(act, ownIds)),
    refunders: [...new Set(gateways.fiat.map(({ id }) => id))],
  };
};

/** Calls of the finance team about loose ends. */
export const createLooseHandlers = (tools: CashTools): Handlers<typeof officeLooseCalls> => ({
  'officeLoose.acts': { messages, handle: (_payload, { staff }) => loadActs(tools, staff) },
  'officeLoose.give': { messages, handle: async (act, { staff }) => ({ id: await proposeGive(tools, staff, act) }) },
  'officeLoose.refund': {
    messages,
    handle: async (act, { staff }) => ({ id: await proposeRefund(tools, staff, act) }),
  },
  'officeLoose.close': { messages, handle: async (act, { staff }) => ({ id: await closeLine(tools, staff, act) }) },
  'officeLoose.decide': {
    messages,
    async handle(decision, { staff }) {
      await decideLoose(tools, staff, decision);
      return done;
    },
  },
  'officeLoose.reopen': {
    messages,
    async handle(act, { staff }) {
      await reopenLine(tools, staff, act);
      return done;
    },
  },
});
