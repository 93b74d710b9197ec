import { describe, expect, it } from 'vitest';
import * as contract from '../../contract/index.ts';
import { languages } from '../../contract/languages.ts';
import { houseGames } from '../games/registry.ts';
import { houseFeatures } from './features.ts';
import { messageGroups, platformMessages } from './translate.ts';

const groups = messageGroups(houseGames, houseFeatures);

/** Which group words the codes of a catalogue; what it lacks the general one has. */
const groupOf: Readonly<Record<string, string>> = {
  generalCodes: 'general',
  restrictionCodes: 'general',
  limitsCodes: 'general',
  staffCodes: 'general',
  airdropCodes: 'airdrop',
  auditCodes: 'audit',
  bonusCodes: 'bonus',
  cashbackCodes: 'bonus',
  cashCodes: 'cash',
  depositCodes: 'cashbox',
  fairnessCodes: 'fairness',
  guardrailCodes: 'guardrails',
  introductoryCodes: 'bonus',
  kycCodes: 'kyc',
  menuCodes: 'casino',
  moderationCodes: 'moderation',
  newyearCodes: 'newyear',
  houseChangeCodes: 'officeBonus',
  officeBonusCodes: 'officeBonus',
  officeCashCodes: 'officeCash',
  promoCodes: 'promo',
  partnerBonusCodes: 'outsideBonus',
  officeNewyearCodes: 'newyear',
  rakebackCodes: 'bonus',
  repostCodes: 'outsideBonus',
  robberyCodes: 'bonus',
  settingsCodes: 'settings',
  socialCodes: 'social',
  studioCodes: 'studio',
  tournamentCodes: 'tournament',
  tonBonusCodes: 'outsideBonus',
  telegramGroupCodes: 'telegramBonus',
  telegramStoryCodes: 'telegramBonus',
  usdicCodes: 'bonus',
  usersCodes: 'profile',
  welcomeCodes: 'bonus',
  withdrawCodes: 'withdrawals',
};

const noRefusals = ['paymentCodes']; // what a payment is
const catalogues = Object.entries(contract).filter(
  ([name]) => name.endsWith('Codes') && !noRefusals.includes(name),
) as [string, object][];
const filledIn = (text: string): string[] => [...text.matchAll(/\{\{\w+\}\}/g)].map(([name]) => name).toSorted();

describe('the codes of the contract', () => {
  it.each(catalogues)('%s have a sentence in every language', (name, codes) => {
    const group = groupOf[name];
    expect(group, `say in groupOf which dictionary words ${name}`).toBeDefined();
    for (const code of Object.values(codes))
      for (const language of languages) {
        const own = groups[group ?? '']?.[language][code] ?? platformMessages.general[language][code as 400];
        expect(own, `${code} in ${language}`).toMatch(/\.$/);
      }
  });
});

describe('the dictionary of', () => {
  it.each(Object.entries(groups))(
    '%s has the same texts in every language, with the same to fill in',
    (_name, group) => {
      for (const language of languages) {
        const [wanted, got] = [group.ru, group[language]].map((texts) =>
          Object.entries(texts).map(([key, text]) => [key, ...filledIn(text)]),
        );
        expect(got?.toSorted()).toEqual(wanted?.toSorted());
      }
    },
  );
});
