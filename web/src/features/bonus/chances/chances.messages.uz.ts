import type { Translation } from '../../../core/i18n/messages.ts';
import type { ru } from './chances.messages.ts';

export const uz: Translation<typeof ru> = {
  title: 'Ehtimollar va o‘rtachalar',
  about:
    'Hozir amalda bo‘lgan sozlama bo‘yicha aniq hisob. O‘rtacha qiymat — ehtimoliga ko‘paytirilgan barcha sovrinlar yig‘indisi.',
  version: 'Versiya {{version}}, izi {{hash}}',
  robbery: 'Talonchilik',
  newyear: 'Yangi yil barabani',
  sector: 'Sektor: daraja summasining ulushi',
  prize: 'Sovrin',
  chance: 'Ehtimol',
  level: 'Daraja',
  amount: 'Daraja summasi',
  average: 'O‘rtacha',
  exact: 'Aniq',
  kind: 'Nimadan',
  things: 'Buyumlar, bitta chiptaga',
};
