import { catalogue } from 'db';
import { formatMinor, parseAmount } from 'games-engine';
import type { HouseField, HouseRecordOf } from '../../../contract/features/house-fields.ts';
import { COUNTRY, CURRENCY } from '../../../contract/features/office-games-values.ts';
import { generalCodes } from '../../../contract/general-codes.ts';
import type { FeatureTools } from '../../core/features/feature.ts';
import { defineHouseChange, type HouseChange } from '../../core/house-changes/define-house-change.ts';
import { CallError } from '../../core/realtime/call-error.ts';

const SUBJECT = 'gameRules';
const MAX_RULES = 200;
const AMOUNT = '^\\d{1,9}(?:\\.\\d{1,2})?$';

const columns = [
  { key: 'game', kind: 'text', maxLength: 100 },
  { key: 'country', kind: 'text', maxLength: 2, pattern: COUNTRY.source, isOptional: true },
  { key: 'currency', kind: 'text', maxLength: 6, pattern: CURRENCY.source, isOptional: true },
  { key: 'isOff', kind: 'switch' },
  { key: 'minBet', kind: 'text', maxLength: 12, pattern: AMOUNT, isOptional: true },
  { key: 'maxBet', kind: 'text', maxLength: 12, pattern: AMOUNT, isOptional: true },
] as const satisfies readonly HouseField[];
const fields = [
  { key: 'rules', kind: 'table', minRows: 0, maxRows: MAX_RULES, columns },
] as const satisfies readonly HouseField[];

type Row = HouseRecordOf<typeof columns>;

const shown = ({ minBetMinor, maxBetMinor, ...rule }: catalogue.GameRule): Row => ({
  ...rule,
  minBet: minBetMinor === null ? null : formatMinor(minBetMinor),
  maxBet: maxBetMinor === null ? null : formatMinor(maxBetMinor),
});

const minorOf = (text: string | null): bigint | null => (text === null ? null : (parseAmount(text) ?? null));

const ruleOf = ({ minBet, maxBet, ...row }: Row): catalogue.GameRule => ({
  ...row,
  minBetMinor: minorOf(minBet),
  maxBetMinor: minorOf(maxBet),
});

type Tools = Pick<FeatureTools, 'games' | 'currencies' | 'gameRules'>;

const MAX_CURRENCIES = 100;

const isCurrency = ({ currencies }: Tools, name: string): boolean =>
  Array.from({ length: MAX_CURRENCIES }, (_, id) => currencies.shown(id)?.name).includes(name);

/** The field of a row that cannot be; undefined: none. */
const wrongField = (tools: Tools, row: Row): keyof Row | undefined => {
  const { currency, isOff, minBetMinor: min, maxBetMinor: max } = ruleOf(row);
  if (currency !== null && !isCurrency(tools, currency)) return 'currency';
  if (min === null && max === null) return isOff ? undefined : 'isOff';
  if (currency === null) return 'currency';
  if (min !== null && min <= 0n) return 'minBet';
  return max !== null && (max <= 0n || (min !== null && min > max)) ? 'maxBet' : undefined;
};

/** Switches and limits of games, changed with four eyes: what opens a game or raises a limit gives something away. */
export const gameRuleChanges = (tools: Tools): HouseChange => {
  const rulesOf = async (...[em]: Parameters<typeof catalogue.gameRules>): Promise<{ rules: readonly Row[] }> => ({
    rules: (await catalogue.gameRules(em)).map(shown),
  });
  return defineHouseChange({
    subject: SUBJECT,
    fields,
    list: async (em) => [{ key: SUBJECT, record: await rulesOf(em) }],
    read: async (em, key) => (key === SUBJECT ? rulesOf(em) : undefined),
    check({ rules }) {
      for (const [at, row] of rules.entries()) {
        const wrong = wrongField(tools, row);
        if (wrong) return `rules.${at}.${wrong}`;
      }
      return undefined;
    },
    async apply(unit, { after: { rules }, at }) {
      const provided = rules.map(({ game }) => game).filter((game) => !tools.games.find(game));
      const [unknown] = await catalogue.unknownGames(unit.em, provided);
      if (unknown !== undefined)
        throw new CallError(generalCodes.badPayload, {
          field: `rules.${rules.findIndex(({ game }) => game === unknown)}.game`,
        });
      await catalogue.putGameRules(unit, rules.map(ruleOf), at);
    },
    applied: () => tools.gameRules.changed(),
  });
};
