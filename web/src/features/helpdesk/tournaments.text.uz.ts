import type { ru } from './tournaments.text.ru.ts';

export const uz = {
  'easter-treasure-hunt.title': 'Easter Treasure Hunt',
  'easter-treasure-hunt.lead':
    'Besh bosqichli Pasxa turniri. U tugagan, qatnashib bo‘lmaydi: sahifa arxiv sifatida saqlanadi.',
  'easter-treasure-hunt.1':
    'Turnir 20-martdan 21-aprelgacha o‘tdi: 5 kundan besh bosqich. Tikishlar uchun ochko berildi, jadval ochkolar yig‘indisi bo‘yicha tuzildi.',
  'easter-treasure-hunt.2':
    'Sovrin jamg‘armasini jadvalning yuqori o‘rinlari bo‘lishib oldi: turniriga qarab 200 dan 1500 gacha o‘yinchi. Sovrinlar turnir tugagach 72 soat ichida berildi.',
  'festive-topia.title': 'Festive-Topia',
  'festive-topia.lead': 'Bayram turniri. U tugagan, qatnashib bo‘lmaydi: sahifa arxiv sifatida saqlanadi.',
  'festive-topia.1':
    'Turnir umumiy qoidalar bo‘yicha o‘tdi: eng kichik tikishdan kam bo‘lmagan tikishlar uchun ochko berildi. Turnirlarda eng kichik tikish 0,1 dan 0,5 EUR gacha edi.',
  'festive-topia.2':
    'Turnirlarning sovrin jamg‘armasi 20 000 dan 500 000 EUR gacha edi, uni jadvalning yuqori o‘rinlari — 200 dan 1500 gacha o‘yinchi — bo‘lishib oldi. Sovrinlar turnir tugagach 72 soat ichida berildi.',
  'ice-boost.title': 'Ice Boost',
  'ice-boost.lead':
    'Baxtli soatlari bor qishki turnir. U tugagan, qatnashib bo‘lmaydi: sahifa arxiv sifatida saqlanadi.',
  'ice-boost.1':
    'Tikishlar uchun ochko berildi. Kuniga 8 soat baxtli soatlar bo‘ldi: o‘sha tikishlarning o‘ziga 100% gacha ko‘p ochko qo‘shildi.',
  'ice-boost.2':
    'Sovrin jamg‘armasini jadvalning yuqori o‘rinlari bo‘lishib oldi: turniriga qarab 200 dan 1500 gacha o‘yinchi. Sovrinlar turnir tugagach 72 soat ichida berildi.',
  'fortune-season.title': 'Fortune Season',
  'fortune-season.lead': 'Mavsumiy turnir. U tugagan, qatnashib bo‘lmaydi: sahifa arxiv sifatida saqlanadi.',
  'fortune-season.1':
    'Turnir umumiy qoidalar bo‘yicha o‘tdi: eng kichik tikishdan kam bo‘lmagan tikishlar uchun ochko berildi. Turnirlarda eng kichik tikish 0,1 dan 0,5 EUR gacha edi.',
  'fortune-season.2':
    'Turnirlarning sovrin jamg‘armasi 20 000 dan 500 000 EUR gacha edi, uni jadvalning yuqori o‘rinlari — 200 dan 1500 gacha o‘yinchi — bo‘lishib oldi. Sovrinlar turnir tugagach 72 soat ichida berildi.',
  'jokers-jackpot-madness.title': 'Joker’s Jackpot Madness',
  'jokers-jackpot-madness.lead':
    'To‘rt bosqichli bahorgi turnir. U tugagan, qatnashib bo‘lmaydi: sahifa arxiv sifatida saqlanadi.',
  'jokers-jackpot-madness.1':
    'To‘rt bosqich aprel va may oylarida o‘tdi. Tikishlar uchun ochko berildi, jadval ochkolar yig‘indisi bo‘yicha tuzildi.',
  'jokers-jackpot-madness.2':
    'Sovrin jamg‘armasini jadvalning yuqori o‘rinlari bo‘lishib oldi: turniriga qarab 200 dan 1500 gacha o‘yinchi. Sovrinlar turnir tugagach 72 soat ichida berildi.',
  'piggy-christmas.title': 'Piggy Christmas',
  'piggy-christmas.lead':
    '2024-yil Rojdestvosi oldidagi turnir. U tugagan, qatnashib bo‘lmaydi: sahifa arxiv sifatida saqlanadi.',
  'piggy-christmas.1':
    'Turnir 2024-yil 4–18-dekabrda o‘tdi. 0,1 EUR dan boshlangan tikishlar uchun ochko berildi, jadval ochkolar yig‘indisi bo‘yicha tuzildi.',
  'piggy-christmas.2':
    'Sovrin jamg‘armasini jadvalning yuqori o‘rinlari bo‘lishib oldi: turniriga qarab 200 dan 1500 gacha o‘yinchi. Sovrinlar turnir tugagach 72 soat ichida berildi.',
  'race.title': 'Poyga',
  'race.lead': 'Ochko yig‘ish poygasi. Turnir tugagan, qatnashib bo‘lmaydi: sahifa arxiv sifatida saqlanadi.',
  'race.1':
    'Har bir tikish 1 ochko berdi. Har 24 soatning yettitasi baxtli soat edi: ularda ochkolar ikki baravar bo‘ldi.',
  'race.2':
    'Sovrin jamg‘armasini jadvalning yuqori o‘rinlari bo‘lishib oldi: turniriga qarab 200 dan 1500 gacha o‘yinchi. Sovrinlar turnir tugagach 72 soat ichida berildi.',
} as const satisfies Readonly<Record<keyof typeof ru, string>>;
