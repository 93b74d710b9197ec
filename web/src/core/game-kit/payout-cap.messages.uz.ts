import type { Translation } from '../i18n/messages.ts';
import type { ru } from './payout-cap.messages.ts';

export const uz = {
  'cap.bet':
    'Bitta tikish yutug‘i {{bet}} dan oshmaydi. Chegara yutuqni kamaytirgan joyda qaytim ham past bo‘ladi: tikishingizning aniq raqamlari buni hisobga oladi.',
  'cap.steps': 'Ochilgan kataklar shuncha tursa, o‘yin o‘zi tugaydi va yutuqni to‘laydi.',
  'cap.sector':
    'Raundda bitta sektorga qilingan barcha tikishlarga birga {{round}} dan ko‘p to‘lanmaydi: undan ortiq tikish qabul qilinmaydi.',
  'cap.pot':
    'Raunddagi barcha tikishlar birga {{pot}} dan oshmaydi: undan ortiq tikish qabul qilinmaydi, yutuqlar esa kamaytirilmaydi.',
} as const satisfies Translation<typeof ru>;
