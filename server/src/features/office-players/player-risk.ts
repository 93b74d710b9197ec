import { accountAutomation, cashbox, compliance, staff as stored } from 'db';
import type { CallAnswer } from '../../../contract/calls.ts';
import { PLAYERS_PAGE, type PlayerRisk } from '../../../contract/features/office-players.contract.ts';
import { rightsOf } from '../../../contract/staff-rights.ts';
import type { Staff } from '../../core/auth/staff-gate.ts';
import { automationPoints, noAutomation } from '../../core/automation/automation-score.ts';
import type { FeatureTools } from '../../core/features/feature.ts';
import { createReview } from '../../core/payments/withdrawal-review.ts';
import { riskWeights } from '../../core/payments/withdrawal-risk.ts';

type Tools = Pick<FeatureTools, 'db' | 'em' | 'clock' | 'secrets' | 'inUnitOfWork'>;

const WITHDRAWAL = 2;
const SHOWN = 5; // the last withdrawals
const CASES = 20;
const MAX_ID = 999_999_999_999_999_999n; // no mark yet: nothing of this trail was shown

/** Cases of compliance about a player: the open ones first. */
const casesOf = async ({ db, clock }: Tools, userId: bigint): Promise<PlayerRisk['cases']> => {
  const search = { userId, rule: undefined, ownerId: undefined, after: undefined, at: clock.now(), limit: CASES };
  const open = await compliance.listCases(db.pool, { ...search, status: 'open' });
  const decided = await compliance.listCases(db.pool, { ...search, status: 'decided' });
  return [...open, ...decided].map(({ id, status, rules, alerts, openedAt }) => {
    return { id, isOpen: status === 'open', rules, alerts, openedAt };
  });
};

/** The points of a player's last withdrawals as they are now, those of the account, and cases for who may know of them. */
export const loadRisk = async (tools: Tools, userId: bigint, { roles }: Staff): Promise<PlayerRisk> => {
  const at = tools.clock.now();
  const review = createReview(tools);
  const { withdrawals, account } = await tools.inUnitOfWork(async (unit) => {
    const found = await cashbox.listPayments(unit.em, { userId, code: WITHDRAWAL, limit: SHOWN });
    const rows = found.map(({ payment }) => payment);
    const reviews = rows.length === 0 ? new Map<number, never>() : await review(rows, unit, at);
    const facts = (await accountAutomation(unit.client, [userId], at)).get(userId);
    const weights = riskWeights(await cashbox.riskWeightsOf(unit.em));
    const signals = automationPoints({ ...noAutomation, ...facts });
    return {
      withdrawals: rows.map(({ id, baseMinor, state, createdAt }) => ({
        id,
        amount: Number(baseMinor),
        state,
        at: createdAt,
        points: reviews.get(id)?.risk ?? [],
      })),
      account: signals.map((signal) => ({ ...signal, points: weights[signal.key] })),
    };
  });
  const cases = rightsOf(roles).includes('compliance') ? await casesOf(tools, userId) : null;
  return { withdrawals, account, cases };
};

const markOf = (cursor: string | undefined): stored.StaffTrailMark | undefined => {
  const [account, payment] = cursor?.split(':').map(BigInt) ?? [];
  return account === undefined || payment === undefined ? undefined : { account, payment };
};

/** Acts of the staff on a player and their payments, the newest first. */
export const loadTrail = async (
  { db }: Pick<Tools, 'db'>,
  userId: bigint,
  cursor: string | undefined,
): Promise<CallAnswer<'officePlayers.trail'>> => {
  const before = markOf(cursor);
  const rows = await stored.staffTrail(db.pool, { userId, before, limit: PLAYERS_PAGE });
  const lastOf = (source: keyof stored.StaffTrailMark): bigint =>
    rows.findLast((row) => row.source === source)?.id ?? before?.[source] ?? MAX_ID;
  return {
    acts: rows.map(({ source, id, kind, actor, paymentId, details, at }) => ({
      id: `${source} ${id}`,
      kind,
      actor,
      payment: paymentId,
      reason: typeof details['reason'] === 'string' ? details['reason'] : '',
      at: at.getTime(),
    })),
    cursor: rows.length === PLAYERS_PAGE ? `${lastOf('account')}:${lastOf('payment')}` : null,
  };
};
