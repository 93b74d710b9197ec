import type { outsideBonus } from 'db';

/** Fictitious partners, for everything but production. */
export const demoPartners: readonly outsideBonus.PartnerBonusData[] = [
  {
    name: 'Aurora Charts',
    hue: 205,
    url: 'https://aurora-charts.example',
    isShown: true,
    description: {
      ru: 'Графики курсов криптовалют без рекламы.',
      en: 'Charts of crypto courses without advertisements.',
      ua: 'Графіки курсів криптовалют без реклами.',
      kz: 'Криптовалюта бағамдарының жарнамасыз графиктері.',
      uz: 'Kriptovalyuta kurslarining reklamasiz grafiklari.',
      tr: 'Reklamsız kripto para kur grafikleri.',
    },
  },
  {
    name: 'Tin Soldier',
    hue: 12,
    url: 'https://tin-soldier.example',
    isShown: true,
    description: {
      ru: 'Настольные стратегии на выходные.',
      en: 'Board games for the weekend.',
      ua: 'Настільні стратегії на вихідні.',
    },
  },
  {
    name: 'Nightline Radio',
    hue: 280,
    url: 'https://nightline-radio.example',
    isShown: true,
    description: { en: 'Calm music for late hours.' },
  },
];
