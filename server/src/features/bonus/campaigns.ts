import { bonus, type EntityManager } from 'db';
import type { HouseField, HouseRecord } from '../../../contract/features/house-fields.ts';
import type { Bonus } from '../../core/bonus/define-bonus.ts';
import { defineHouseChange } from '../../core/house-changes/define-house-change.ts';

const MAX_TERMS = 32_767;

const fields = [
  { key: 'isOn', kind: 'switch' },
  { key: 'terms', kind: 'integer', min: 1, max: MAX_TERMS },
] as const satisfies readonly HouseField[];

type Campaign = { isOn: boolean; terms: number } & HouseRecord;

const rulesOf = ({ isOn: _isOn, terms: _terms, ...rules }: Campaign): HouseRecord => rules;

/** The current campaign of a bonus: on or off, version of the terms, rules. */
const campaignOf = async (em: EntityManager, declared: Bonus): Promise<Campaign> => {
  const campaign = await bonus.bonusCampaignOf(em, declared.id);
  const rules = declared.rules.parse(campaign?.rules ?? {}) as HouseRecord;
  return { ...rules, isOn: campaign?.isOn ?? true, terms: campaign?.terms ?? declared.terms };
};

/** Campaigns: the operator's settings of each bonus, changed with four eyes. */
export const campaigns = (bonuses: readonly Bonus[]) => {
  const declaredAs = (id: string): Bonus | undefined => bonuses.find((one) => one.id === id);
  return defineHouseChange({
    subject: 'campaign',
    fields,
    extraFields: (key) => declaredAs(key)?.ruleFields ?? [],
    async list(em) {
      const entries: { key: string; record: Campaign }[] = [];
      for (const declared of bonuses) entries.push({ key: declared.id, record: await campaignOf(em, declared) });
      return entries;
    },
    async read(em, key) {
      const declared = declaredAs(key);
      return declared && campaignOf(em, declared);
    },
    check(after, key) {
      const parsed = declaredAs(key)?.rules.safeParse(rulesOf(after));
      return parsed?.success === true ? undefined : (parsed?.error.issues[0]?.path.join('.') ?? 'rules');
    },
    async apply({ em }, { key, after }) {
      const { isOn, terms } = after;
      await bonus.setBonusCampaign(em, { bonus: key, isOn, terms, rules: { ...rulesOf(after) } });
    },
  });
};
