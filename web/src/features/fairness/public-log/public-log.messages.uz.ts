import type { Translation } from '../../../core/i18n/messages.ts';
import type { publicLogRu } from './public-log.messages.ts';

export const uz = {
  'commitments.title': 'Hozirgi majburiyatlar',
  'commitments.text':
    'Hozir davom etayotgan raundlarning izlari va sidlari olinadigan zanjirlarning boshi. Istalganini saqlab qo‘ying va sid ochilganda solishtiring.',
  'commitments.solo':
    'Kubik va minalarda har bir o‘yinchining o‘z izi bor: u halollik panelida tikishdan oldin turadi.',
  round: '{{number}} raund izi',
  'round.none': 'Hozir ochiq raund yo‘q.',
  'round.more_one': 'va yana {{count}} ta raund',
  'round.more_other': 'va yana {{count}} ta raund',
  'chain.start': 'Zanjir boshi, e’lon qilingan vaqti: {{at}}',
  'chain.next': 'Keyingi zanjir boshi, e’lon qilingan vaqti: {{at}}',
  'chain.used': 'Olingan sidlar: {{length}} tadan {{used}}',
  'chain.leads_one': 'Raund izi {{count, number}} marta xeshlansa, zanjir boshi chiqadi',
  'chain.leads_other': 'Raund izi {{count, number}} marta xeshlansa, zanjir boshi chiqadi',
  'chain.is': 'Birinchi raund izi — zanjirning boshi',
  'chain.apart': 'Raund izi zanjir boshiga olib bormaydi',
  'heads.title': 'Imzolangan uchlar',
  'heads.text':
    'Uch o‘zigacha bo‘lgan barcha yozuvlarni mustahkamlaydi. Shu brauzerdagi tekshiruv imzoni va avvalgi uch shuning boshi ekanini ko‘radi: demak, hech narsa o‘zgartirilmagan va olib tashlanmagan.',
  'heads.none': 'Jurnal hozircha bo‘sh.',
  'heads.size_one': '{{count, number}} ta yozuv',
  'heads.size_other': '{{count, number}} ta yozuv',
  'heads.check': 'Tekshirish',
  'heads.check.of': 'Uchni tekshirish, {{size}}',
  'heads.all': 'Ko‘rsatilganlarning hammasini tekshirish',
  'heads.more': 'Avvalgilarini ko‘rsatish',
  'heads.pass': 'Imzo to‘g‘ri, avvalgi uch — shuning boshi',
  'heads.first': 'Imzo to‘g‘ri, bu — birinchi uch',
  'heads.key': 'Jurnal kaliti noto‘g‘ri yozilgan',
  'heads.signature': 'Bu yoki avvalgi uch jurnal kaliti bilan imzolanmagan',
  'heads.said': 'Imzoda boshqa o‘lcham yoki ildiz turibdi',
  'heads.consistency': 'Avvalgi uch shuning boshi emas: jurnal qayta yozilgan',
  'heads.failed': 'Jurnal javob bermadi. Qaytaring.',
  'range.title': 'Jurnalni yuklab olish',
  'range.text':
    'Istalgan qism bitta NDJSON fayl bilan: birinchi satrda imzolangan uch, keyin har satrda bittadan yozuv. Hammasini tarmoqsiz tekshirishga shu yetadi.',
  'range.size_one': 'Hozir jurnalda {{count, number}} ta yozuv bor. Bitta faylda ko‘pi bilan {{most, number}} ta.',
  'range.size_other': 'Hozir jurnalda {{count, number}} ta yozuv bor. Bitta faylda ko‘pi bilan {{most, number}} ta.',
  'range.from': 'Yozuvdan boshlab',
  'range.to': 'Yozuvgacha, uni qo‘shmasdan',
  'range.wrong':
    '0 dan {{size, number}} gacha butun sonlar kerak: boshi oxiridan kichik, orasi {{most, number}} yozuvdan oshmaydi.',
  'range.download': 'Yuklab olish',
  'range.progress': 'Yuklangan yozuvlar: {{of, number}} tadan {{done, number}}',
  'range.stop': 'To‘xtatish',
  'range.saved': 'Fayl saqlandi, yozuvlar: {{of, number}}',
  'range.failed': 'Yuklash uzildi. Qaytaring: jurnalga yozilgani o‘zgarmaydi.',
  'verifier.title': 'Diskdan tekshirish',
  'verifier.text':
    'Bitta HTML fayl raundlar va jurnal nusxalarini tarmoqsiz, serverimizsiz tekshiradi. Uni saqlab, istalgan brauzerda oching.',
  'verifier.download': 'Tekshirish faylini yuklab olish',
  'script.text':
    'Qisqa skript raundni bizning birorta dasturimizsiz tekshiradi: unga faqat bash, openssl va jq kerak, ishga tushirishdan oldin uni o‘qib chiqish mumkin.',
  'script.download': 'Skriptni yuklab olish',
  retry: 'Qaytarish',
  failed: 'Server javob bermadi. Raundlarga ta’sir qilmaydi.',
} as const satisfies Translation<typeof publicLogRu>;
