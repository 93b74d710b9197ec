import { bonus } from 'db';
import { PROMO_CODE } from '../../../contract/features/promo-values.ts';
import { defineHouseChange } from '../../core/house-changes/define-house-change.ts';
import type { HouseField, HouseRecordOf } from '../../../contract/features/house-fields.ts';

const MAX_AMOUNT = 1_000_000_000;
const MAX_USES = 1_000_000_000;
const MAX_WAGER = 200;
const MAX_DAYS = 365;
const MAX_VIP = 15;

const fields = [
  { key: 'code', kind: 'text', maxLength: 32, pattern: PROMO_CODE.source, isFixed: true },
  { key: 'isOn', kind: 'switch' },
  { key: 'account', kind: 'choice', choices: ['real', 'bonus', 'dic', 'dicLocked', 'usdicLocked'] },
  { key: 'amount', kind: 'money', min: 1, max: MAX_AMOUNT },
  { key: 'wagerTimes', kind: 'integer', min: 1, max: MAX_WAGER, isOptional: true },
  { key: 'lapseDays', kind: 'integer', min: 1, max: MAX_DAYS, isOptional: true },
  { key: 'maxUses', kind: 'integer', min: 1, max: MAX_USES, isOptional: true },
  { key: 'startsAt', kind: 'date', isOptional: true },
  { key: 'endsAt', kind: 'date', isOptional: true },
  { key: 'minVip', kind: 'integer', min: 1, max: MAX_VIP },
  { key: 'minDeposits', kind: 'money', min: 0, max: MAX_AMOUNT },
  { key: 'minDepositsToday', kind: 'money', min: 0, max: MAX_AMOUNT },
  { key: 'needsTelegram', kind: 'switch' },
  { key: 'needsVkGroup', kind: 'switch' },
] as const satisfies readonly HouseField[];
type Shown = HouseRecordOf<typeof fields>;

const playedThrough: readonly string[] = ['bonus', 'usdicLocked'];

const shown = ({ used: _used, amount, minDeposits, minDepositsToday, ...row }: bonus.PromoCodeRow): Shown => ({
  ...row,
  amount: Number(amount),
  wagerTimes: row.wagerTimes ?? null,
  lapseDays: row.lapseDays ?? null,
  maxUses: row.maxUses ?? null,
  startsAt: row.startsAt ?? null,
  endsAt: row.endsAt ?? null,
  minDeposits: Number(minDeposits),
  minDepositsToday: Number(minDepositsToday),
});

/** Promo codes, created and changed with four eyes. A changed code keeps its count of uses. */
export const promoChanges = defineHouseChange({
  subject: 'promoCode',
  fields,
  facts: [{ key: 'used', kind: 'integer', min: 0, max: MAX_USES }],
  title: 'code',
  async list(em) {
    const rows = await bonus.promoCodeRepository(em).list();
    return rows.map((row) => ({ key: row.code, record: shown(row), facts: { used: row.used } }));
  },
  async read(em, key) {
    const row = await bonus.promoCodeRepository(em).find(key);
    return row ? shown(row) : undefined;
  },
  newKey: ({ code }) => code,
  isTaken: (em, code) => bonus.promoCodeRepository(em).isPartners(code),
  check({ account, wagerTimes, startsAt, endsAt }) {
    if (playedThrough.includes(account) !== (wagerTimes !== null)) return 'wagerTimes';
    return startsAt !== null && endsAt !== null && startsAt >= endsAt ? 'endsAt' : undefined;
  },
  async apply({ em }, { after }) {
    const { amount, minDeposits, minDepositsToday, ...rest } = after;
    const amounts = {
      amount: BigInt(amount),
      minDeposits: BigInt(minDeposits),
      minDepositsToday: BigInt(minDepositsToday),
    };
    await bonus.promoCodeRepository(em).put({ ...rest, ...amounts });
  },
});
