import { accountsOf, bonus, type PlayerAccountKind } from 'db';
import type { BonusOffer, BonusOverview } from '../../../contract/features/bonus.contract.ts';
import type { Language } from '../../../contract/languages.ts';
import type { BonusContext, BonusTools } from '../../core/bonus/bonus-context.ts';
import { closureIn, levelsIn } from '../../core/bonus/context-facts.ts';
import type { Bonus, Offer } from '../../core/bonus/define-bonus.ts';
import { rulesOf, takenError } from '../../core/bonus/take-bonus.ts';
import { CallError } from '../../core/realtime/call-error.ts';
import { bonuses } from './registry.ts';
import { shownGrant } from './shown-grant.ts';

export type Word = (error: CallError) => NonNullable<BonusOffer['refusal']>;

/** Formats refusals as the dispatcher does. */
export const wordsOf =
  ({ translate }: Pick<BonusTools, 'translate'>, lang: Language): Word =>
  ({ code, details: { message, ...details } }) => {
    const { limit, currency, until } = details;
    const shown = { ...(limit !== undefined && { limit }), ...(currency !== undefined && { currency }) };
    const msg = translate(lang, 'bonus', message ?? String(code), details);
    return { code, msg, ...shown, ...(until !== undefined && { until }) };
  };

/** A choice of a bonus, with its offer or refusal; it is not known yet whether the offer was taken. */
type Candidate = Omit<BonusOffer, 'prize' | 'refusal'> & { declared: Bonus; found: Offer | CallError };

const refused = (error: unknown): CallError => {
  if (error instanceof CallError) return error;
  throw error;
};

const candidatesOf = async (context: BonusContext, declared: Bonus): Promise<Candidate[]> => {
  const inForce = await rulesOf(context, declared).catch(refused);
  if (inForce instanceof CallError) return []; // its campaign is off
  const { rules, terms } = inForce;
  const candidates: Candidate[] = [];
  for (const choice of await declared.choices(context, rules)) {
    const figures = await declared.figures(context, rules, choice);
    const found = await declared.offer(context, rules, choice).catch(refused);
    candidates.push({ declared, bonus: declared.id, section: declared.section, choice, figures, terms, found });
  }
  return candidates;
};

/** Offers of these bonuses. What was taken of them is read at once. */
const offersOf = async (context: BonusContext, declared: readonly Bonus[], word: Word): Promise<BonusOffer[]> => {
  const candidates: Candidate[] = [];
  for (const each of declared) candidates.push(...(await candidatesOf(context, each)));
  const offered = candidates.flatMap(({ bonus: id, found }) =>
    found instanceof CallError ? [] : [{ bonus: id, period: found.period }],
  );
  const grants = await bonus.bonusGrantRepository(context.unit.em).taken(context.userId, offered);
  const taken = new Set(grants.map(({ bonus: id, period }) => `${id} ${period}`));
  return candidates.map(({ declared: by, found, ...offer }) => {
    if (found instanceof CallError) return { ...offer, prize: null, refusal: word(found) };
    if (taken.has(`${by.id} ${found.period}`)) return { ...offer, prize: null, refusal: word(takenError(by)) };
    return { ...offer, prize: { account: found.account, amount: Number(found.amountMinor) }, refusal: null };
  });
};

/** Names of VIP levels by id. */
export const levelNames = async (context: BonusContext): Promise<Map<number, string>> =>
  new Map((await levelsIn(context)).map(({ id, name }) => [id, name]));

/**
 * All of a player's bonuses, in as many statements however many there are: facts that several need are read once
 * (`context-facts.ts`). Settle them first.
 */
export const overviewOf = async (
  context: BonusContext,
  word: Word,
  declared: readonly Bonus[] = bonuses,
): Promise<BonusOverview> => {
  const { unit, userId, at } = context;
  const isClosed = (await closureIn(context)) !== undefined;
  const offers = isClosed ? [] : await offersOf(context, declared, word);
  const levels = await levelNames(context);
  const open = await bonus.bonusGrantRepository(unit.em).open(userId);
  const accounts = await accountsOf(unit.client, userId);
  const balance = (kind: PlayerAccountKind): number => Number(accounts[kind]?.balanceMinor ?? 0n);
  return {
    serverTime: at,
    isClosed,
    offers,
    grants: open.map((grant) => shownGrant(context, grant, levels)),
    balances: {
      bonus: balance('bonus'),
      dicLocked: balance('dicLocked'),
      dic: balance('dic'),
      usdicLocked: balance('usdicLocked'),
      usdic: balance('usdic'),
    },
  };
};
