import { accountsOf, bonus, closureOf, loadVipStatuses, type PlayerAccountKind } from 'db';
import type { BonusOffer, BonusOverview } from '../../../contract/features/bonus.contract.ts';
import type { Language } from '../../../contract/languages.ts';
import type { BonusContext, BonusTools } from '../../core/bonus/bonus-context.ts';
import type { Bonus, Choice } from '../../core/bonus/define-bonus.ts';
import { offerOf, rulesOf } from '../../core/bonus/take-bonus.ts';
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

const prizeOrRefusal = async (
  context: BonusContext,
  declared: Bonus,
  choice: Choice,
  word: Word,
): Promise<Pick<BonusOffer, 'prize' | 'refusal'>> => {
  try {
    const { offer } = await offerOf(context, declared, choice);
    return { prize: { account: offer.account, amount: Number(offer.amountMinor) }, refusal: null };
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    return { prize: null, refusal: word(error) };
  }
};

const offersOf = async (context: BonusContext, declared: Bonus, word: Word): Promise<BonusOffer[]> => {
  const { id, section } = declared;
  const inForce = await rulesOf(context, declared).catch((error: unknown) => {
    if (error instanceof CallError) return undefined; // its campaign is off
    throw error;
  });
  if (!inForce) return [];
  const { rules, terms } = inForce;
  const offers: BonusOffer[] = [];
  for (const choice of await declared.choices(context, rules)) {
    const figures = await declared.figures(context, rules, choice);
    const found = await prizeOrRefusal(context, declared, choice, word);
    offers.push({ bonus: id, section, choice, figures, terms, ...found });
  }
  return offers;
};

/** Names of VIP levels by id. */
export const levelNames = async ({ unit }: BonusContext): Promise<Map<number, string>> =>
  new Map((await loadVipStatuses(unit.client)).map(({ id, name }) => [id, name]));

/** All of a player's bonuses. Settle them first. */
export const overviewOf = async (context: BonusContext, word: Word): Promise<BonusOverview> => {
  const { unit, userId, at } = context;
  const isClosed = (await closureOf(unit.client, userId, at)) !== undefined;
  const offers: BonusOffer[] = [];
  if (!isClosed) for (const declared of bonuses) offers.push(...(await offersOf(context, declared, word)));
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
