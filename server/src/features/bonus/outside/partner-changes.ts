import { outsideBonus } from 'db';
import type { HouseField, HouseRecordOf } from '../../../../contract/features/house-fields.ts';
import { languages } from '../../../../contract/languages.ts';
import { defineHouseChange } from '../../../core/house-changes/define-house-change.ts';

const MAX_NAME = 40;
const MAX_URL = 200;
const MAX_DESCRIPTION = 200;
const MAX_HUE = 359;

const fields = [
  { key: 'name', kind: 'text', maxLength: MAX_NAME, isFixed: true },
  { key: 'url', kind: 'text', maxLength: MAX_URL, pattern: String.raw`^https://[^\s@]+$` },
  { key: 'description', kind: 'localisedText', maxLength: MAX_DESCRIPTION },
  { key: 'hue', kind: 'integer', min: 0, max: MAX_HUE },
  { key: 'isShown', kind: 'switch' },
] as const satisfies readonly HouseField[];
type Shown = HouseRecordOf<typeof fields>;

const shown = ({ name, url, hue, isShown, description }: outsideBonus.PartnerBonusRow): Shown => ({
  name,
  url,
  hue,
  isShown,
  description: Object.fromEntries(
    languages.map((language) => [language, description[language] ?? '']),
  ) as Shown['description'],
});

/** Partners: added, changed and hidden with four eyes. */
export const partnerChanges = defineHouseChange({
  subject: 'partnerBonus',
  fields,
  title: 'name',
  async list(em) {
    const partners = await outsideBonus.partnerBonusRepository(em).all();
    return partners.map((partner) => ({ key: partner.name, record: shown(partner) }));
  },
  async read(em, key) {
    const partner = await outsideBonus.partnerBonusRepository(em).named(key);
    return partner ? shown(partner) : undefined;
  },
  newKey: ({ name }) => name,
  check: ({ url }) => (URL.canParse(url) ? undefined : 'url'),
  async apply({ em }, { after }) {
    const description = Object.fromEntries(Object.entries(after.description).filter(([, text]) => text !== ''));
    await outsideBonus.partnerBonusRepository(em).put({ ...after, description });
  },
});
