import type { ru } from './tournaments.text.ru.ts';

export const tr = {
  'easter-treasure-hunt.title': 'Easter Treasure Hunt',
  'easter-treasure-hunt.lead':
    'Beş etaplı bir Paskalya turnuvası. Sona erdi, katılmak mümkün değil: bu sayfa arşiv olarak saklanıyor.',
  'easter-treasure-hunt.1':
    'Turnuva 20 Mart ile 21 Nisan arasında, 5 günlük beş etap hâlinde yapıldı. Bahisler puan kazandırıyor, puanlar tabloyu oluşturuyordu.',
  'easter-treasure-hunt.2':
    'Ödül havuzunu tablonun üst sıraları paylaştı; turnuvaya göre bu 200 ile 1500 oyuncu demekti. Ödüller bitişten sonra 72 saat içinde verildi.',
  'festive-topia.title': 'Festive-Topia',
  'festive-topia.lead': 'Bir bayram turnuvası. Sona erdi, katılmak mümkün değil: bu sayfa arşiv olarak saklanıyor.',
  'festive-topia.1':
    'Turnuva genel kurallarla yapıldı: en küçük bahis ve üzeri puan kazandırıyordu. Turnuvalarda en küçük bahis 0,1 ile 0,5 EUR arasındaydı.',
  'festive-topia.2':
    'Turnuvaların ödül havuzları 20.000 ile 500.000 EUR arasındaydı ve tablonun üst sıralarındaki 200 ile 1500 oyuncu arasında paylaşılırdı. Ödüller bitişten sonra 72 saat içinde verildi.',
  'ice-boost.title': 'Ice Boost',
  'ice-boost.lead':
    'Mutlu saatli bir kış turnuvası. Sona erdi, katılmak mümkün değil: bu sayfa arşiv olarak saklanıyor.',
  'ice-boost.1':
    'Bahisler puan kazandırıyordu. Günde 8 saat mutlu saatler vardı: aynı bahisler bu saatlerde %100’e varan oranda daha fazla puan getiriyordu.',
  'ice-boost.2':
    'Ödül havuzunu tablonun üst sıraları paylaştı; turnuvaya göre bu 200 ile 1500 oyuncu demekti. Ödüller bitişten sonra 72 saat içinde verildi.',
  'fortune-season.title': 'Fortune Season',
  'fortune-season.lead': 'Bir sezon turnuvası. Sona erdi, katılmak mümkün değil: bu sayfa arşiv olarak saklanıyor.',
  'fortune-season.1':
    'Turnuva genel kurallarla yapıldı: en küçük bahis ve üzeri puan kazandırıyordu. Turnuvalarda en küçük bahis 0,1 ile 0,5 EUR arasındaydı.',
  'fortune-season.2':
    'Turnuvaların ödül havuzları 20.000 ile 500.000 EUR arasındaydı ve tablonun üst sıralarındaki 200 ile 1500 oyuncu arasında paylaşılırdı. Ödüller bitişten sonra 72 saat içinde verildi.',
  'jokers-jackpot-madness.title': 'Joker’s Jackpot Madness',
  'jokers-jackpot-madness.lead':
    'Dört etaplı bir bahar turnuvası. Sona erdi, katılmak mümkün değil: bu sayfa arşiv olarak saklanıyor.',
  'jokers-jackpot-madness.1':
    'Dört etap nisan ve mayıs aylarında yapıldı. Bahisler puan kazandırıyor, puanlar tabloyu oluşturuyordu.',
  'jokers-jackpot-madness.2':
    'Ödül havuzunu tablonun üst sıraları paylaştı; turnuvaya göre bu 200 ile 1500 oyuncu demekti. Ödüller bitişten sonra 72 saat içinde verildi.',
  'piggy-christmas.title': 'Piggy Christmas',
  'piggy-christmas.lead':
    '2024 Noel’i öncesinde yapılan bir turnuva. Sona erdi, katılmak mümkün değil: bu sayfa arşiv olarak saklanıyor.',
  'piggy-christmas.1':
    'Turnuva 4–18 Aralık 2024 tarihlerinde yapıldı. 0,1 EUR’dan başlayan bahisler puan kazandırıyor, puanlar tabloyu oluşturuyordu.',
  'piggy-christmas.2':
    'Ödül havuzunu tablonun üst sıraları paylaştı; turnuvaya göre bu 200 ile 1500 oyuncu demekti. Ödüller bitişten sonra 72 saat içinde verildi.',
  'race.title': 'Yarış',
  'race.lead': 'Puan yarışı. Turnuva sona erdi, katılmak mümkün değil: bu sayfa arşiv olarak saklanıyor.',
  'race.1':
    'Her bahis 1 puan kazandırıyordu. Her 24 saatin yedisi şanslı saatti: bu saatlerde puanlar iki kat sayılıyordu.',
  'race.2':
    'Ödül havuzunu tablonun üst sıraları paylaştı; turnuvaya göre bu 200 ile 1500 oyuncu demekti. Ödüller bitişten sonra 72 saat içinde verildi.',
} as const satisfies Readonly<Record<keyof typeof ru, string>>;
