import type { Translation } from '../i18n/messages.ts';
import type { evidenceRu } from './evidence.messages.ts';

export const uz = {
  'alarm.late.title': 'Tikishlar yopilgani haqidagi xabar juda kech keldi',
  'alarm.late.text':
    'Shu qurilma soatiga ko‘ra, imzolangan yopilish mayoq soni ma’lum bo‘lishi mumkin bo‘lgan paytdan {{seconds}} s keyin keldi. Kazino natijani bilib turib tikish qo‘shishi mumkin edi. Aloqa uzilishi ham sabab bo‘ladi: bitta holat hech narsani isbotlamaydi, takrorlansa, shikoyat qilsa bo‘ladi.',
  'alarm.clock.title': 'Shu qurilma soati bilan kazino soati mos emas',
  'alarm.clock.text':
    'Shu sababli tikishlar yopilishi mayoq sonidan {{seconds}} s keyin kelgandek ko‘rinadi. Qurilma soatini mustaqil manba bilan solishtiring. U to‘g‘ri bo‘lsa, kazino soati orqada: faylni saqlab qo‘ying.',
  'alarm.closing-unsigned.title': 'Tikishlar yopilishini kazino imzolamagan',
  'alarm.closing-unsigned.text':
    'Raund yopilishidagi imzo jurnal kalitiga mos kelmaydi. Halol kazino bunday yubormaydi: faylni saqlab qo‘ying.',
  'alarm.unsigned.title': 'Tikish kvitansiyasini kazino imzolamagan',
  'alarm.unsigned.text':
    'Kvitansiya imzosi jurnal kalitiga mos kelmaydi. Bunday kvitansiya hech narsani isbotlamaydi: faylni saqlang va javob olguncha yangi tikish qilmang.',
  'alarm.key.title': 'Kazino jurnalining kaliti boshqa',
  'alarm.key.text':
    'Bu brauzer jurnalning boshqa kalitini eslab qolgan. Uni boshqa o‘yinchilar ko‘radigan kalit bilan solishtiring. Kazino kalit almashganini e’lon qilgan bo‘lsa, xabarni yoping: brauzer yangisini eslab qoladi.',
  'alarm.missing.title': 'Tikish kvitansiyasiz qabul qilindi',
  'alarm.missing.text':
    'Bu o‘yinda kazino tikishga imzolangan kvitansiya bilan javob berishi shart. Usiz tikish bo‘lganini isbotlay olmaysiz: raundni o‘z sahifasida tekshiring.',
  'alarm.other.title': 'Kvitansiya boshqa tikish uchun berilgan',
  'alarm.other.text':
    'Kvitansiyadagi raund, summa, sid izi yoki tuz shu brauzer yuborganidek emas. Faylni saqlang va raundni o‘z sahifasida tekshiring.',
  'alarm.round': 'Raundni tekshirish',
  'alarm.more': 'Bu nimani anglatadi',
  'alarm.file': 'Faylni yuklab olish',
  'alarm.dismiss': 'Tushunarli, yopish',
  'list.title': 'Kvitansiyalaringiz',
  'list.text':
    'Umumiy o‘yindagi har bir tikishga kazino imzolangan kvitansiya bilan javob beradi, tikishlar yopilishini esa mayoq soni ma’lum bo‘lishidan oldin imzolaydi. Bu brauzer imzolarni tekshiradi va hammasini o‘zida saqlaydi: tikish tashlab yuborilgani, o‘zgartirilgani yoki keyin qo‘shilganini shu bilan isbotlash mumkin.',
  'list.guest': 'Hisobingiz kvitansiyalarini ko‘rish uchun kiring.',
  'list.empty': 'Shu brauzerda qilgan tikishlaringiz kvitansiyalari shu yerda chiqadi.',
  'list.failed':
    'Brauzer kvitansiyalarni saqlashga ruxsat bermadi: masalan, maxfiy oynada. Tikishlar bunga bog‘liq emas.',
  'list.counts_one': '{{count}} ta kvitansiya saqlangan. Brauzer ko‘pi bilan {{most}} tasini eslab qoladi.',
  'list.counts_other': '{{count}} ta kvitansiya saqlangan. Brauzer ko‘pi bilan {{most}} tasini eslab qoladi.',
  'list.closings': 'Yopilishlar: o‘z vaqtida {{inTime}}, kech {{late}}, noaniq {{unsure}}.',
  'list.round': 'Raund',
  'list.stake': 'Tikish',
  'list.time': 'Vaqti',
  'list.state': 'Imzo',
  'list.good': 'to‘g‘ri',
  'list.unsigned': 'mos emas',
  'list.other': 'boshqa tikish',
  'list.download': 'Faylni yuklab olish',
  'list.import': 'Faylni ochish',
  'list.imported':
    'Qabul qilindi: {{taken}}. To‘g‘ri imzosi yo‘qligi yoki boshqa hisobdanligi uchun rad etildi: {{refused}}.',
  'list.notFile': 'Bu kvitansiyalar fayli emas.',
  'round.title': 'Kvitansiyangiz va bu raund',
  'round.kept': '{{place}}-tikish raund yozuvida kvitansiya va’da qilganidek turibdi.',
  'round.omitted': 'Kazino kvitansiyasini imzolagan bo‘lsa ham, {{place}}-tikish raund yozuvida yo‘q.',
  'round.altered': 'Raund yozuvidagi {{place}}-tikish imzolangan kvitansiyadagi tikish emas. Farqi: {{fields}}.',
  'round.unreadable': 'Raund yozuvi o‘qilmaydi, shuning uchun kvitansiyani u bilan solishtirib bo‘lmaydi.',
  'round.unsigned': '{{place}}-tikish kvitansiyasining imzosi jurnal kalitiga mos emas: u hech narsani isbotlamaydi.',
  'round.other': '{{place}}-tikish kvitansiyasi shu brauzer yuborgan tikish haqida emas.',
  'round.save': 'Kvitansiya faylini saqlab qo‘ying: u bilan auditorga murojaat qilish mumkin.',
  'round.in-time': 'Tikishlar yopilishi mayoq soni ma’lum bo‘lishi mumkin bo‘lgan paytdan {{seconds}} s oldin keldi.',
  'round.late': 'Tikishlar yopilishi mayoq soni ma’lum bo‘lishi mumkin bo‘lgan paytdan {{seconds}} s keyin keldi.',
  'round.unsure':
    'Tikishlar yopilishi kelganda sahifa yashirin yoki aloqasiz edi: o‘z vaqtida keldimi, aytib bo‘lmaydi.',
  'round.loaded':
    'Brauzer tikish yopilganini kech, sahifa bilan birga bildi: mayoq soni ma’lum bo‘lishi mumkin bo‘lgandan {{seconds}} s keyin. Uning qachon imzolanganini bu brauzer ayta olmaydi.',
  'round.no-beacon': 'Bu raundda mayoq qatnashmaydi.',
  'round.closing-unsigned': 'Tikishlar yopilishidagi imzo jurnal kalitiga mos kelmaydi.',
  'round.closing-other': 'Shu brauzer olgan yopilish raund yozuvidagi yopilish emas.',
} as const satisfies Translation<typeof evidenceRu>;
