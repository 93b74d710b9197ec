import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './tournament.messages.ts';

export const uz = {
  again: 'Qayta urinish',
  pool: 'Sovrin jamg‘armasi',
  'pool.ton': 'kun boshidagi kurs bo‘yicha {{ton}} TON',
  ends: 'Kun tugashiga {{time}} qoldi: Moskva vaqti bilan yarim tungacha',
  players_one: '{{count}} ishtirokchi',
  players_other: '{{count}} ishtirokchi',
  champion: 'Oxirgi kun g‘olibi',
  participate: 'Qatnashish',
  signIn: 'Qatnashish uchun kirish',
  needsLevel: 'VIP2 darajasidan boshlab qatnashish mumkin. Sizning darajangiz: {{level}}.',
  registered: 'Siz bugungi turnirda qatnashyapsiz',
  'registered.now': 'Siz bugungi turnirga ro‘yxatdan o‘tdingiz',
  closed: 'O‘yin siz uchun hozir yopiq, shuning uchun qatnasha olmaysiz.',
  off: 'Bugun turnir yo‘q.',
  'own.place': 'Sizning o‘rningiz',
  'own.amount': 'Bugungi tikishlaringiz',
  'own.unranked': 'hozircha yo‘q',
  counting: '{{date}} yakunlari hisoblanmoqda: bir necha daqiqadan keyin ko‘rinadi.',
  toPage: 'Jadval, ulushlar va shartlar',
  'ranking.title': 'Kun jadvali',
  'ranking.empty': 'Bugun ishtirokchilarda hali hisoblangan tikish yo‘q.',
  'col.place': 'O‘rin',
  'col.player': 'O‘yinchi',
  'col.amount': 'Tikishlar',
  'col.prize': 'Sovrin',
  'col.share': 'Ulush',
  'row.bets': 'tikishlar {{amount}}',
  'player.card': '{{nick}} o‘yinchi kartochkasi',
  you: 'siz',
  'shares.title': 'Jamg‘arma qanday bo‘linadi',
  'terms.title': 'Shartlar',
  'terms.who':
    'VIP2 darajasidan boshlab har bir o‘yinchi qatnasha oladi. Qatnashish bepul, ro‘yxatdan o‘tish Moskva vaqti bilan bir kunga amal qiladi.',
  'terms.amount':
    'O‘rin kun davomida hisoblangan haqiqiy puldagi tikishlar yig‘indisiga bog‘liq: yarim tundan boshlab, ro‘yxatdan o‘tishdan oldingilari ham. Bonus balansidan, USDIC da tikilgan va qaytarilgan tikishlar hisobga olinmaydi.',
  'terms.ties':
    'Yig‘indi teng bo‘lsa, unga oldin yetgan yuqorida turadi; vaqti ham bir xil bo‘lsa, oldin ro‘yxatdan o‘tgan.',
  'terms.late': 'Tikish hisoblangan kuniga tegishli: yarim tundan keyin tugagan o‘yin yangi kunga hisoblanadi.',
  'terms.bank':
    'Jamg‘arma va o‘rinlar ulushi kun boshlanganda belgilanadi va oxirigacha o‘zgarmaydi. Sovrin yuzdan birgacha pastga yaxlitlanadi.',
  'terms.fewer':
    'Tikish qilgan ishtirokchilar sovrinli o‘rinlardan kam bo‘lsa, bo‘sh o‘rinlar ulushi to‘lanmaydi va boshqalarga bo‘linmaydi.',
  'terms.paid':
    'Sovrinlar yarim tundan bir necha daqiqa o‘tgach haqiqiy balansga tushadi. Ularni o‘ynab chiqish shart emas.',
  'terms.checked':
    'Sovrindorlarning qurilmasi, manzili, rekvizitlari, hujjati yoki profili umumiy bo‘lsa, sovrinlarini avval xodim tekshiradi. Tanaffus olgan o‘yinchining sovrini ham kutadi. Rad etilgan sovrin boshqalarga bo‘linmaydi.',
  'terms.excluded':
    'Bloklangan, o‘zini o‘yindan chetlatgan va shaxsi tekshirilayotgan o‘yinchilar o‘rin olmaydi: qolganlar yuqoriga ko‘tariladi.',
  'terms.sober': 'Turnir paytidagi tikishlar odatdagidek: o‘rtacha olganda tikilganidan kam qaytadi.',
  limits: 'Cheklovlar va tanaffuslar',
  'results.title': 'Oxirgi kunlar yakunlari',
  'results.empty': 'Hozircha yakunlar yo‘q.',
  'results.day': '{{date}}, jamg‘arma {{bank}}',
  'results.nobody': 'Bu kuni hech kim o‘rin olmadi.',
  'news.paid': '{{date}} turniri: {{place}}-o‘rin. {{prize}} sovrin balansda.',
  'news.waiting': '{{date}} turniri: {{place}}-o‘rin. {{prize}} sovrinni avval xodim tekshiradi.',
} as const satisfies Translation<typeof ru>;
