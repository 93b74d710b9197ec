import type { ru } from './tournaments.text.ru.ts';

export const en = {
  'easter-treasure-hunt.title': 'Easter Treasure Hunt',
  'easter-treasure-hunt.lead':
    'An Easter tournament in five stages. It is over and cannot be joined: this page is kept as an archive.',
  'easter-treasure-hunt.1':
    'The tournament ran from 20 March to 21 April in five stages of 5 days. Bets earned points, and the points made up the table.',
  'easter-treasure-hunt.2':
    'The top of the table shared the prize pool: 200 to 1,500 places, depending on the tournament. Prizes were credited within 72 hours of the end.',
  'festive-topia.title': 'Festive-Topia',
  'festive-topia.lead': 'A holiday tournament. It is over and cannot be joined: this page is kept as an archive.',
  'festive-topia.1':
    'The tournament followed the general rules: bets of at least the minimum earned points. The minimum bet in tournaments was between 0.1 and 0.5 EUR.',
  'festive-topia.2':
    'The tournaments’ prize pools were between 20,000 and 500,000 EUR, shared by the top 200 to 1,500 places of the table. Prizes were credited within 72 hours of the end.',
  'ice-boost.title': 'Ice Boost',
  'ice-boost.lead':
    'A winter tournament with happy hours. It is over and cannot be joined: this page is kept as an archive.',
  'ice-boost.1':
    'Bets earned points. Happy hours ran for 8 hours a day: the same bets then earned up to 100% more points.',
  'ice-boost.2':
    'The top of the table shared the prize pool: 200 to 1,500 places, depending on the tournament. Prizes were credited within 72 hours of the end.',
  'fortune-season.title': 'Fortune Season',
  'fortune-season.lead': 'A seasonal tournament. It is over and cannot be joined: this page is kept as an archive.',
  'fortune-season.1':
    'The tournament followed the general rules: bets of at least the minimum earned points. The minimum bet in tournaments was between 0.1 and 0.5 EUR.',
  'fortune-season.2':
    'The tournaments’ prize pools were between 20,000 and 500,000 EUR, shared by the top 200 to 1,500 places of the table. Prizes were credited within 72 hours of the end.',
  'jokers-jackpot-madness.title': 'Joker’s Jackpot Madness',
  'jokers-jackpot-madness.lead':
    'A spring tournament in four stages. It is over and cannot be joined: this page is kept as an archive.',
  'jokers-jackpot-madness.1':
    'The four stages took place in April and May. Bets earned points, and the points made up the table.',
  'jokers-jackpot-madness.2':
    'The top of the table shared the prize pool: 200 to 1,500 places, depending on the tournament. Prizes were credited within 72 hours of the end.',
  'piggy-christmas.title': 'Piggy Christmas',
  'piggy-christmas.lead':
    'A tournament before Christmas 2024. It is over and cannot be joined: this page is kept as an archive.',
  'piggy-christmas.1':
    'The tournament ran from 4 to 18 December 2024. Bets from 0.1 EUR earned points, and the points made up the table.',
  'piggy-christmas.2':
    'The top of the table shared the prize pool: 200 to 1,500 places, depending on the tournament. Prizes were credited within 72 hours of the end.',
  'race.title': 'Race',
  'race.lead': 'A race for points. It is over and cannot be joined: this page is kept as an archive.',
  'race.1': 'Every bet earned 1 point. Seven hours out of every 24 were lucky ones, in which points counted twice.',
  'race.2':
    'The top of the table shared the prize pool: 200 to 1,500 places, depending on the tournament. Prizes were credited within 72 hours of the end.',
} as const satisfies Readonly<Record<keyof typeof ru, string>>;
