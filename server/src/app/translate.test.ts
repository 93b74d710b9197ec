import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as contract from '../../contract/index.ts';
import { languageRules, languages } from '../../contract/languages.ts';
import { localeFaults } from '../core/i18n/locale-faults.ts';
import { LOCALES, readAreas, texts } from '../core/i18n/texts.ts';
import { houseGames } from '../games/registry.ts';
import { houseFeatures } from './features.ts';
import { messageGroups } from './translate.ts';

const groups = messageGroups(houseGames, houseFeatures);

/** Groups that word the codes of a catalogue; the general one has the rest. */
const groupOf: Readonly<Record<string, string>> = {
  generalCodes: 'general',
  restrictionCodes: 'general',
  limitsCodes: 'general',
  staffCodes: 'general',
  airdropCodes: 'airdrop',
  auditCodes: 'audit',
  bonusCodes: 'bonus',
  cashbackCodes: 'bonus',
  chatCodes: 'chat',
  cashCodes: 'cash',
  depositCodes: 'cashbox',
  fairnessCodes: 'fairness',
  guardrailCodes: 'guardrails',
  introductoryCodes: 'bonus',
  kycCodes: 'kyc',
  menuCodes: 'casino',
  officeCasinoCodes: 'casino',
  moderationCodes: 'moderation',
  newyearCodes: 'newyear',
  houseChangeCodes: 'officeBonus',
  officeBonusCodes: 'officeBonus',
  officeCashCodes: 'officeCash',
  officeLooseCodes: 'officeCash',
  officeCareCodes: 'officeCare',
  officeComplaintsCodes: 'officeComplaints',
  officeComplianceCodes: 'officeCompliance',
  officeFinanceCodes: 'officeFinance',
  officeIdentityCodes: 'officeIdentity',
  officeMarketingCodes: 'officeMarketing',
  officePlayersCodes: 'officePlayers',
  officeStaffCodes: 'officeStaff',
  promoCodes: 'promo',
  quizCodes: 'quiz',
  partnerCodeCodes: 'partner',
  campaignCodes: 'partner',
  conversionCodes: 'partner',
  bidCodes: 'partner',
  officePartnerCodes: 'partner',
  partnerBonusCodes: 'outsideBonus',
  officeNewyearCodes: 'newyear',
  rakebackCodes: 'bonus',
  repostCodes: 'outsideBonus',
  robberyCodes: 'bonus',
  settingsCodes: 'settings',
  socialCodes: 'social',
  studioCodes: 'studio',
  supportCodes: 'support',
  tournamentCodes: 'tournament',
  tonBonusCodes: 'outsideBonus',
  telegramGroupCodes: 'telegramBonus',
  telegramStoryCodes: 'telegramBonus',
  usdicCodes: 'bonus',
  usersCodes: 'profile',
  welcomeCodes: 'bonus',
  withdrawCodes: 'withdrawals',
};

const noRefusals = ['paymentCodes']; // kinds of payments, not refusals
const catalogues = Object.entries(contract).filter(
  ([name]) => name.endsWith('Codes') && !noRefusals.includes(name),
) as [string, object][];

describe('the codes of the contract', () => {
  it.each(catalogues)('%s have a sentence in every language', (name, codes) => {
    const group = groupOf[name];
    expect(group, `say in groupOf which dictionary words ${name}`).toBeDefined();
    for (const code of Object.values(codes))
      for (const language of languages) {
        const message = groups[group ?? '']?.[language][code] ?? texts('general')[language][code as 400];
        expect(message, `${code} in ${language}`).toMatch(/\.$/);
      }
  });
});

describe('the texts of the server', () => {
  it.each(languages)('are complete in %s, and fill in the same', (language) => {
    for (const folder of LOCALES)
      expect(localeFaults(folder, { language, locale: languageRules[language].locale }, languages[0])).toEqual([]);
  });

  it('are taken from a folder more when a language is added', () => {
    const folder = mkdtempSync(join(tmpdir(), 'glasshouse-locales-'));
    try {
      cpSync(LOCALES[0] ?? '', folder, { recursive: true });
      cpSync(join(folder, 'en'), join(folder, 'mt'), { recursive: true });
      const maltese = { language: 'mt', locale: 'en' };
      expect(localeFaults(folder, maltese, languages[0])).toEqual([]);
      const file = join(folder, 'mt/games.json');
      const games = JSON.parse(readFileSync(file, 'utf8')) as object;
      const words = { 404: 'Ma jeżistix tali round.' };
      writeFileSync(file, JSON.stringify({ ...games, fairness: words }));
      expect(readAreas('mt', [folder])).toMatchObject({ fairness: words });
      writeFileSync(file, JSON.stringify({ ...games, fairness: { 404: 'Ma jeżistix {{round}}.' } }));
      expect(localeFaults(folder, maltese, languages[0])).toEqual([
        'games/fairness/404: fills in "round", the source ""',
      ]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
